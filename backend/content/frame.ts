import type { Aspect } from "#rules/pictures.ts";

type Focus = { x: number; y: number };

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/**
 * The largest part of a picture with these proportions whose middle is as near to the focus as the
 * edges allow, and where the focus lies in it. Without proportions it is the whole picture.
 */
export const frameAround = (
  { width, height }: { width: number; height: number },
  focus: Focus,
  aspect: Aspect | undefined,
) => {
  const wanted = aspect ? aspect.width / aspect.height : width / height;
  const frameWidth = Math.max(1, Math.min(width, Math.round(height * wanted)));
  const frameHeight = Math.max(1, Math.min(height, Math.round(width / wanted)));
  const left = Math.round(within(focus.x * width - frameWidth / 2, width - frameWidth));
  const top = Math.round(within(focus.y * height - frameHeight / 2, height - frameHeight));
  return {
    region: { left, top, width: frameWidth, height: frameHeight },
    focus: {
      x: within((focus.x * width - left) / frameWidth, 1),
      y: within((focus.y * height - top) / frameHeight, 1),
    },
  };
};
