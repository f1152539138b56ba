/** A mail about a manifest this old would puzzle whoever reads it: it comes from an import of old events. */
const DAYS_OF_NEWS = 7;

/** Whether people still want to hear of what was made then (ISO instant). */
export function isNews(createdAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) <= DAYS_OF_NEWS * 86_400_000;
}
