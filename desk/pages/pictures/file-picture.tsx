import { useEffect, useRef } from "react";

const longestSide = 800;

/** A picture that is not uploaded yet, upright. It is painted: our policy allows no `blob:` address. */
export function FilePicture({
  file,
  failed,
  className,
}: {
  file: File;
  /** The browser cannot read it, as most cannot read what iPhones take. */
  failed: () => void;
  className: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is painted once for each file
  useEffect(() => {
    let over = false;
    const paint = async () => {
      const picture = await createImageBitmap(file);
      const { width, height } = picture;
      const scale = Math.min(1, longestSide / Math.max(width, height));
      if (!over && canvas.current) {
        canvas.current.width = width * scale;
        canvas.current.height = height * scale;
        canvas.current
          .getContext("2d")
          ?.drawImage(picture, 0, 0, canvas.current.width, canvas.current.height);
      }
      picture.close();
    };
    paint().catch(() => !over && failed());
    return () => {
      over = true;
    };
  }, [file]);
  return (
    <canvas ref={canvas} role="img" aria-label="The picture you chose" className={className} />
  );
}
