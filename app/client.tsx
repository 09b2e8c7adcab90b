import "@vitejs/plugin-react/preamble";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { countLoad } from "./count-visit.ts";
import { ownPage } from "./fetch-page.tsx";
import { ShownPage } from "./frame/shown-page.tsx";

const page = await ownPage();
// Taken over in small steps: a visitor who scrolls or types meanwhile comes first.
startTransition(() => {
  hydrateRoot(
    document,
    <ShownPage first={{ page, address: new URL(location.href), by: "load" }} />,
  );
});
countLoad();
