import { CloudOff } from "lucide-react";
import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  for (const event of ["online", "offline"]) addEventListener(event, listener);
  return () => {
    for (const event of ["online", "offline"]) removeEventListener(event, listener);
  };
};

export function ConnectionNote() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="mb-6 flex items-start gap-3 rounded-xl bg-gold-100 px-4 py-3 text-brick-900">
          <CloudOff aria-hidden className="mt-1 size-5 shrink-0" />
          You're offline. What you typed is kept here. You can send it when you are back online.
        </p>
      )}
    </div>
  );
}
