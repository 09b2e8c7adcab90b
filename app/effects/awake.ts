/** Fired on the window when the page's script has taken over; the starter in its HTML waits for it. */
export const awake = "circle:awake";
