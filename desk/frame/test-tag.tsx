import { Tag } from "#app/ui/tag.tsx";

/** Never to be taken for money. */
export const TestTag = () => <Tag tone="lake">Test, no money</Tag>;
