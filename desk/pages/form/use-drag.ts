import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from "react";

/** So near the edge of the window the page moves along. */
const edge = 70;

const placeUnder = (items: Element[], y: number, from: number) => {
  const above = items.filter((item, position) => {
    const { top, height } = item.getBoundingClientRect();
    return position !== from && top + height / 2 < y;
  });
  return above.length;
};

/** Drags the items of a list by a handle, with a mouse, a pen or a finger. */
export const useDrag = (
  list: RefObject<HTMLOListElement | null>,
  move: (from: number, to: number) => void,
) => {
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const start = (from: number) => (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const ending = new AbortController();
    let to = from;
    const follow = ({ clientY }: PointerEvent) => {
      if (clientY < edge) scrollBy(0, -14);
      if (clientY > innerHeight - edge) scrollBy(0, 14);
      to = placeUnder([...(list.current?.children ?? [])], clientY, from);
      setDrag({ from, to });
    };
    const end = (dropped: boolean) => () => {
      ending.abort();
      setDrag(undefined);
      if (dropped && to !== from) move(from, to);
    };
    const { signal } = ending;
    setDrag({ from, to });
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointerup", end(true), { signal });
    addEventListener("pointercancel", end(false), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && end(false)(), { signal });
  };
  return { drag, start };
};
