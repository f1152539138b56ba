const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Brown-outs: in the week before its end a deprecated operation responds for a few minutes a day as it will afterwards, so
 * that a program that still calls it is noticed while it can be changed. The time (docs/api-guide/08-versions.md) is in
 * business hours everywhere in Australia, before most carriers' cut-offs, and begins on the hour, when many programs run.
 */
export const brownOuts = {
  days: 7,
  /** In UTC: 11:00 in Brisbane and 9:00 in Perth. */
  startHour: 1,
  minutes: 5,
} as const;

/** End of the brown-out that the operation with this end is in; null outside of them. */
export function brownOutEndsAt(sunset: Date, now: Date): Date | null {
  const firstDay = sunset.getTime() - brownOuts.days * DAY_MS;
  if (now.getTime() < firstDay || now >= sunset) return null;
  const startsAt = startOfBrownOut(now);
  const endsAt = new Date(startsAt.getTime() + brownOuts.minutes * MINUTE_MS);
  return startsAt <= now && now < endsAt ? endsAt : null;
}

function startOfBrownOut(day: Date): Date {
  const start = new Date(day);
  start.setUTCHours(brownOuts.startHour, 0, 0, 0);
  return start;
}
