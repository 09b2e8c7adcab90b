/** The times that an office asks for by name, with the first and the last day of each. */
export const spansOf = (today: string) => {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const dayOf = (...parts: [number, number, number]) =>
    new Date(Date.UTC(...parts)).toISOString().slice(0, 10);
  const monthSpan = (at: number) => ({ since: dayOf(year, at, 1), until: dayOf(year, at + 1, 0) });
  const yearSpan = (at: number) => ({ since: dayOf(at, 0, 1), until: dayOf(at, 11, 31) });
  return [
    { name: "All time", since: "", until: "" },
    { name: "This month", ...monthSpan(month - 1) },
    { name: "Last month", ...monthSpan(month - 2) },
    { name: "This year", ...yearSpan(year) },
    { name: "Last year", ...yearSpan(year - 1) },
  ];
};
