/** Placeholder for the connote in a carrier's tracking URL (CON-44). */
const PLACEHOLDER = /\{connoteNumber\}/gi;

/** TRK-20: URL of the carrier's own tracking page for a connote; null unless it is a web URL. */
export function carrierTrackingUrl(url: string | null, connoteNumber: string): string | null {
  if (url === null || !/^https?:\/\//i.test(url)) return null;
  return url.replace(PLACEHOLDER, () => encodeURIComponent(connoteNumber));
}
