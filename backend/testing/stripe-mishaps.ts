import type { IncomingMessage, ServerResponse } from "node:http";
import { fault } from "./stripe-answers.ts";

/** For clients that are to give up soon. */
export const shortTimeoutMs = 500;

/** The ways in which the next request goes wrong. */
export type Mishap =
  | "time-out"
  | "connection lost"
  | "answer lost"
  | "forbidden"
  | "card declined"
  | "too many requests"
  | "server error"
  | "not JSON"
  | "no address"
  | "a number for an address"
  | "an address that is script"
  | "an address without encryption"
  | "an address with a name in it"
  | "slow";

const aSession = { id: "cs_test_x", object: "checkout.session" };

const uselessAddresses = {
  "no address": null,
  "a number for an address": 5,
  "an address that is script": "javascript:alert(1)//https://checkout.stripe.com",
  "an address without encryption": "http://checkout.stripe.com/c/pay/1",
  "an address with a name in it": "https://checkout.stripe.com@elsewhere.example/",
};

/** Answers true when the request is dealt with, or lost. */
export const happen = async (
  mishap: Mishap,
  incoming: IncomingMessage,
  response: ServerResponse,
) => {
  switch (mishap) {
    case "time-out":
      return true;
    case "connection lost":
      incoming.socket.destroy();
      return true;
    case "answer lost":
      return false;
    case "card declined":
      send(response, 402, JSON.stringify(fault("card_error", "Your card 4242 was declined.")));
      return true;
    case "forbidden":
      send(
        response,
        403,
        JSON.stringify(fault("invalid_request_error", "The key has no permission")),
      );
      return true;
    case "too many requests":
      send(response, 429, JSON.stringify(fault("rate_limit_error", "Slow down, sk_test_stand_in")));
      return true;
    case "server error":
      send(response, 500, JSON.stringify(fault("api_error", "Internal secret detail")));
      return true;
    case "not JSON":
      send(response, 200, "<html>a proxy's own page</html>");
      return true;
    case "no address":
    case "a number for an address":
    case "an address that is script":
    case "an address without encryption":
    case "an address with a name in it":
      send(response, 200, JSON.stringify({ ...aSession, url: uselessAddresses[mishap] }));
      return true;
    case "slow":
      await new Promise((resolve) => setTimeout(resolve, shortTimeoutMs / 2));
      return false;
  }
};

export const send = (response: ServerResponse, status: number, body: string) => {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_stand_in" });
  response.end(body);
};
