import type { ReactNode } from "react";
import { LogoMark } from "#app/ui/logo.tsx";
import { DeskName, DeskTitle, useOrganisation } from "#desk/frame/desk-name.tsx";

/** The page somebody stands before who is not in yet. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const fullName = useOrganisation()?.fullName;
  return (
    <main className="grid min-h-screen place-items-center px-4 py-10">
      <DeskTitle of={title} />
      <div className="w-full max-w-md">
        <p className="mb-6 flex items-center gap-2.5 font-[560] font-display text-2xl text-brick-600">
          <LogoMark className="size-10" />
          <DeskName />
        </p>
        <div className="sheet shadow-card">
          <h1 className="mb-4 text-xl">{title}</h1>
          {children}
        </div>
        <p className="mt-6 text-ink-soft text-sm">
          {fullName && `For staff of ${fullName}. `}Visitors will find everything on{" "}
          <a href="/" className="font-semibold text-ink underline underline-offset-4">
            the website
          </a>
          .
        </p>
      </div>
    </main>
  );
}
