import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What waits for processes begins first, so that no worker is left alone with it at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes(".slow.");
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
