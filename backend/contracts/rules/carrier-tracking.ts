/** Where a carrier's tracking address wants the connote (CON-44). */
const PLACEHOLDER = /\{connoteNumber\}/gi;

/** TRK-20: the carrier's own page about a connote; null where there is none that a browser should open. */
export function carrierTrackingAddress(url: string | null, connoteNumber: string): string | null {
  if (url === null || !/^https?:\/\//i.test(url)) return null;
  return url.replace(PLACEHOLDER, () => encodeURIComponent(connoteNumber));
}
