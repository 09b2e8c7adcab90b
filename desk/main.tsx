import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { config } from "zod";
import "./desk.css";
import { queries } from "./queries.ts";
import { router } from "./router.tsx";

// Compiling schemas needs `eval`, which our content security policy refuses and reports.
config({ jitless: true });

const place = document.getElementById("desk");
if (!place) throw new Error("The page has no place for the desk.");

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
