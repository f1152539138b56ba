import { DateTime } from 'luxon';

/** Spec part 1, section 5: times are quarter hours. */
const STEP_MINUTES = 15;

export interface PickupTimes {
  /** HH:mm, in the sender's zone. */
  readonly ready: string;
  readonly closing: string;
}

export interface PickupDefaults {
  /** yyyy-MM-dd, in the sender's zone. */
  readonly dispatchDate: string;
  readonly zone: string;
  readonly now: DateTime;
  /** HH:mm preferred by the client; null if not set. */
  readonly preferredStart: string | null;
  readonly preferredEnd: string | null;
  /** HH:mm of the carrier's latest pickup; null if unknown. */
  readonly latest: string | null;
}

/**
 * GAP-75: now plus 5 minutes and plus 1 hour if dispatched today and the stored time is missing or past; otherwise the
 * stored times, or 14:00 and 16:00. Earlier if the carrier's latest pickup is before that, but never in the past.
 */
export function defaultPickupTimes(defaults: PickupDefaults): PickupTimes {
  const { dispatchDate, zone, preferredStart, preferredEnd, latest } = defaults;
  const now = defaults.now.setZone(zone);
  const isToday = isTodayOrPast(dispatchDate, now);
  const isStoredUsable = preferredStart !== null && preferredStart > now.toFormat('HH:mm');

  if (isToday && !isStoredUsable) return timesFrom(now);
  const defaultTime = { ready: preferredStart ?? '14:00', closing: preferredEnd ?? '16:00' };
  if (latest === null || defaultTime.ready < latest || isTooLateFor(defaults)) return defaultTime;
  return timesUntil(latest, isToday ? timesFrom(now).ready : '00:00');
}

const isTodayOrPast = (day: string, now: DateTime) => day <= (now.toISODate() ?? '');

/** Whether goods that are not ready yet would miss the carrier's latest pickup of the day. */
export function isTooLateFor({
  dispatchDate,
  zone,
  now,
  latest,
}: Pick<PickupDefaults, 'dispatchDate' | 'zone' | 'now' | 'latest'>): boolean {
  const localNow = now.setZone(zone);
  return (
    latest !== null && isTodayOrPast(dispatchDate, localNow) && timesFrom(localNow).ready >= latest
  );
}

/** The two hours before the carrier's latest pickup, or what is left of them. */
function timesUntil(latest: string, earliest: string): PickupTimes {
  const closing = DateTime.fromFormat(latest, 'HH:mm');
  const ready = DateTime.max(closing.minus({ hours: 2 }), closing.startOf('day'));
  const defaultTime = ready.toFormat('HH:mm');
  return { ready: defaultTime < earliest ? earliest : defaultTime, closing: latest };
}

/** HH:mm of an instant in the sender's zone: a cut-off applies to every dispatch day (GAP-27). */
export const timeOf = (instant: string | null | undefined, zone: string): string | null =>
  instant ? DateTime.fromISO(instant, { zone }).toFormat('HH:mm') : null;

/** Keeps both on the same day, with the closing time after the ready time, even late in the day. */
function timesFrom(now: DateTime): PickupTimes {
  const lastMinute = now.endOf('day');
  return {
    ready: DateTime.min(now.plus({ minutes: 5 }), lastMinute.minus({ minutes: 1 })).toFormat(
      'HH:mm',
    ),
    closing: DateTime.min(now.plus({ hours: 1 }), lastMinute).toFormat('HH:mm'),
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

const quarters: readonly string[] = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, index) => {
  const minutes = index * STEP_MINUTES;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
});

/** Quarter hours of a day (HH:mm), including the given times. */
export const timeChoices = (...extra: readonly string[]): string[] =>
  [...new Set([...quarters, ...extra])].sort();

/** '02:30 pm' for '14:30'. */
export function formatPickupTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Converts a wall-clock time on the sender's day to an instant. */
export const instantOf = (day: string, time: string, zone: string): string =>
  DateTime.fromISO(`${day}T${time}`, { zone }).toUTC().toISO() ?? '';
