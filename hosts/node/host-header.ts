import type { IncomingMessage } from "node:http";

const looksLikeHost = /^[^\s/?#@\\,]+$/;

let lastValid: string | undefined;

const isHost = (text: string) => {
  // A site has one name, so almost every request brings the same.
  if (text === lastValid) return true;
  if (!looksLikeHost.test(text) || !URL.canParse(`http://${text}/`)) return false;
  lastValid = text;
  return true;
};

/**
 * Whether a request says in a valid way which site it is for (RFC 9112, 3.2): once, and with a name
 * that can stand in an address. Only clients from before HTTP/1.1 need not say it.
 */
export const hasValidHost = ({ rawHeaders, headers, httpVersion }: IncomingMessage) => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  if (hosts === 0) return httpVersion === "1.0";
  return hosts === 1 && isHost(headers.host ?? "");
};
