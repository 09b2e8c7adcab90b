/** On one's own machine, as opposed to where the public can reach it. */
export const isLocalAddress = (siteUrl: string) =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(siteUrl).hostname);
