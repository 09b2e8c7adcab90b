import type { UseQueryResult } from "@tanstack/react-query";
import { CloudOff, Inbox, LoaderCircle, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation, useRouteError } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { sections } from "#desk/sections.tsx";
import { Screen } from "./screen.tsx";

function State({
  icon: Icon,
  spin = false,
  children,
}: {
  icon: LucideIcon;
  spin?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col items-start gap-3 py-6 text-ink-soft">
      <Icon aria-hidden className={`size-7 ${spin ? "animate-spin" : ""}`} />
      {children}
    </div>
  );
}

export const Loading = () => (
  <State icon={LoaderCircle} spin>
    <p role="status">Loading…</p>
  </State>
);

/** Nothing there, under the sign that the menu has for this part of the desk. */
export function Empty({ children }: { children: ReactNode }) {
  const [, part] = useLocation().pathname.split("/");
  return (
    <State icon={sections.find(({ path }) => path === part)?.icon ?? Inbox}>
      <p>{children}</p>
    </State>
  );
}

const Offline = () => (
  <State icon={CloudOff}>
    <p role="status">You're offline. This will load when you are back online.</p>
  </State>
);

const Failed = ({ error, again }: { error: Error; again: () => void }) => (
  <State icon={TriangleAlert}>
    <p role="alert" className="text-ink">
      {error.message}
    </p>
    <Button look="secondary" className="button-small" onClick={again}>
      Try again
    </Button>
  </State>
);

/** What was asked for, or why it is not there: the one place that says loading, offline and failed. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "fetchStatus"> & { refetch: () => unknown };
  children: (data: Data) => ReactNode;
}) {
  const { data, error, fetchStatus, refetch } = query;
  // What was read before is better than none, also when reading it anew failed.
  if (data !== undefined) return children(data);
  if (error) return <Failed error={error} again={() => refetch()} />;
  return fetchStatus === "paused" ? <Offline /> : <Loading />;
}

export const NotAllowed = () => (
  <Screen title="You don't have access">
    <p>Your account doesn't include this part of the desk. An owner can change that.</p>
  </Screen>
);

export const NotHere = () => (
  <Screen title="Page not found">
    <p>There's no page here. Use the menu to find what you need.</p>
  </Screen>
);

/** A screen that broke, or whose script did not come: the rest of the desk stays. */
export function ScreenFailed() {
  const error = useRouteError();
  console.error(error);
  return (
    <Screen title="This page didn't open">
      <p className="mb-4">
        The connection may have dropped, or the desk was just updated. Reloading the page usually
        helps.
      </p>
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </Screen>
  );
}
