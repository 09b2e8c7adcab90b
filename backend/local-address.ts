/** An address that only this machine can open; every other one is public. */
export const isLocalAddress = (url: string) =>
  /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(new URL(url).hostname);
