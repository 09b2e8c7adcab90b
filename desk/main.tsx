import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import "./desk.css";
import { queries } from "./queries.ts";
import { router } from "./router.tsx";

const place = document.getElementById("desk");
if (!place) throw new Error("The page has no place for the desk.");

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
