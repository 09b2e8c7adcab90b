/** The names under which a machine speaks to itself, as a URL's `hostname` spells them. */
const isLocalName = (hostname: string) =>
  /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname);

/** An address that only this machine can open; every other one is public. */
export const isLocalAddress = (url: string) => isLocalName(new URL(url).hostname);
