const mobile =
  /Android|iPhone|iPad|iPod|webOS|BlackBerry|BB10|IEMobile|Windows Phone|Opera Mini|Opera Mobi|Mobile/i;

export const isMobileDevice = (userAgent: string) => mobile.test(userAgent);

/**
 * Shows the checkout: in this window on a phone, in a new tab elsewhere. Browsers may refuse a tab
 * that opens some time after the click; then this window it is, so that a donor always arrives.
 */
export function openCheckout(url: string): "tab" | "window" {
  const tab = isMobileDevice(navigator.userAgent) ? null : window.open(url, "_blank");
  if (!tab) {
    location.assign(url);
    return "window";
  }
  // "noopener" would hide whether the tab opened at all; this has the same effect.
  tab.opener = null;
  return "tab";
}
