import { useEffect, useRef } from "react";
import { notify } from "./frame/notices.tsx";

/** Says a failure where the screen is gone that would have shown it beside what was typed. */
export const useSayIfLeft = () => {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (error: Error) => {
    if (!isHere.current) notify({ text: error.message, failed: true });
  };
};
