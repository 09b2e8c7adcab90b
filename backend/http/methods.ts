type Method = "GET" | "POST";

/** Each path once, with every method it takes. */
export const methodsByPath = <R extends { method: Method }>(
  routes: readonly R[],
  pathOf: (route: R) => string,
) =>
  [...Map.groupBy(routes, pathOf)].map(([path, found]) => ({
    path,
    methods: found.map(({ method }) => method),
  }));

/** For the header: whoever takes GET takes HEAD. */
export const allowHeader = (methods: readonly Method[], ...more: string[]) =>
  [...methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])), ...more].join(
    ", ",
  );

export const pleaseUse = (methods: readonly Method[]) => `Please use ${methods.join(" or ")}.`;
