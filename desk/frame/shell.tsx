import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { session } from "#desk/queries.ts";
import { SignIn } from "#desk/sign-in/sign-in.tsx";
import { ConnectionNote } from "./connection-note.tsx";
import { MeContext } from "./me.tsx";
import { Navigation } from "./navigation.tsx";
import { Notices } from "./notices.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { SignInAgain } from "./sign-in-again.tsx";
import { Loaded } from "./states.tsx";

/** The desk around every screen, for whoever is signed in; the way in for whoever is not. */
export function Shell() {
  const query = useQuery(session);
  const [keysShown, showKeys] = useState(false);
  return (
    <>
      <Loaded query={query}>
        {({ me }) =>
          me ? (
            <MeContext value={me}>
              <a
                href="#main"
                className="no-print fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-white focus:translate-y-0"
              >
                Skip to main content
              </a>
              <div className="print:block lg:grid lg:min-h-screen lg:grid-cols-[15rem_minmax(0,1fr)]">
                <Navigation me={me} showKeys={() => showKeys(true)} />
                <main
                  id="main"
                  tabIndex={-1}
                  // At the end of a screen there is room for a notice.
                  className="px-4 pt-4 pb-28 outline-none sm:px-8 sm:pt-6 lg:pt-10"
                >
                  <div className="mx-auto max-w-6xl">
                    <ConnectionNote />
                    <Outlet />
                  </div>
                </main>
              </div>
              <Shortcuts open={keysShown} show={showKeys} />
            </MeContext>
          ) : (
            <SignIn />
          )
        }
      </Loaded>
      <SignInAgain />
      <Notices />
    </>
  );
}
