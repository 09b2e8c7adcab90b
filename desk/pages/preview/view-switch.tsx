const views = { form: "Edit", preview: "Preview" } as const;

export type View = keyof typeof views;

/** Where there is no room for both: what is written, or how it will look. */
export function ViewSwitch({ view, show }: { view: View; show: (view: View) => void }) {
  return (
    <div className="flex gap-2 xl:hidden">
      {(Object.keys(views) as View[]).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => show(one)}
          className={`min-h-11 rounded-full px-4 font-semibold text-sm forced-border ${view === one ? "bg-ink text-white" : "bg-limestone-100 text-ink"}`}
        >
          {views[one]}
        </button>
      ))}
    </div>
  );
}
