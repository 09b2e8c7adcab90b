import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { Guarded } from "./frame/guarded.tsx";
import { Shell } from "./frame/shell.tsx";
import { Loading, NotHere, ScreenFailed } from "./frame/states.tsx";
import { sections } from "./sections.tsx";
import Invitation from "./sign-in/invitation.tsx";
import UseLink from "./sign-in/use-link.tsx";

const routeOf = ({ path, access, screens }: (typeof sections)[number]): RouteObject => ({
  path: path || undefined,
  element: <Guarded access={access} />,
  children: screens,
});

/** Bookmarks from when these screens had other names. */
const formerPaths = { mail: "email", people: "accounts", readers: "subscribers" };

export const router = createBrowserRouter(
  [
    { path: "invitation", element: <Invitation /> },
    { path: "sign-in", element: <UseLink /> },
    {
      path: "/",
      element: <Shell />,
      errorElement: <ScreenFailed />,
      children: [
        {
          errorElement: <ScreenFailed />,
          // Until the script of the first screen is there.
          hydrateFallbackElement: <Loading />,
          children: [
            ...sections.map(routeOf),
            {
              path: "account",
              lazy: async () => ({ Component: (await import("./account/account.tsx")).default }),
            },
            {
              path: "help/:guide",
              lazy: async () => ({ Component: (await import("./help/help.tsx")).default }),
            },
            ...Object.entries(formerPaths).map(([path, to]) => ({
              path,
              element: <Navigate to={`/${to}`} replace />,
            })),
            { path: "*", element: <NotHere /> },
          ],
        },
      ],
    },
  ],
  { basename: "/desk" },
);
