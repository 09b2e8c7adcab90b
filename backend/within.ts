/** What `work` gives, unless it takes longer: then it fails with what `late` says. */
export const within = async <Result>(
  ms: number,
  work: Promise<Result>,
  late: () => Error,
): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};
