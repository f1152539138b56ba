import { DateTime } from 'luxon';

/** Spec part 1, section 5: times go in steps of a quarter of an hour. */
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
  /** HH:mm the client prefers; null when none is stored. */
  readonly preferredStart: string | null;
  readonly preferredEnd: string | null;
}

/**
 * GAP-75: now plus 5 minutes and plus 1 hour when the goods leave today and the stored time is missing or past;
 * otherwise the stored times, or 14:00 and 16:00.
 */
export function defaultPickupTimes(defaults: PickupDefaults): PickupTimes {
  const { dispatchDate, zone, preferredStart, preferredEnd } = defaults;
  const now = defaults.now.setZone(zone);
  const isToday = dispatchDate <= (now.toISODate() ?? '');
  const isStoredUsable = preferredStart !== null && preferredStart > now.toFormat('HH:mm');

  if (isToday && !isStoredUsable)
    return {
      ready: now.plus({ minutes: 5 }).toFormat('HH:mm'),
      closing: now.plus({ hours: 1 }).toFormat('HH:mm'),
    };
  return { ready: preferredStart ?? '14:00', closing: preferredEnd ?? '16:00' };
}

/** Quarter hours of a day, with the given times among them. */
export function timeChoices(...extra: readonly string[]): string[] {
  const quarters = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, index) =>
    DateTime.fromObject({ hour: 0 }, { zone: 'utc' })
      .plus({ minutes: index * STEP_MINUTES })
      .toFormat('HH:mm'),
  );
  return [...new Set([...quarters, ...extra])].sort();
}

/** '02:30 pm' for '14:30'. */
export const shownTime = (time: string): string =>
  DateTime.fromFormat(time, 'HH:mm', { locale: 'en-AU' }).toFormat('hh:mm a').toLowerCase();

/** The instant of a wall-clock time on a day of the sender's. */
export const instantOf = (day: string, time: string, zone: string): string =>
  DateTime.fromISO(`${day}T${time}`, { zone }).toUTC().toISO() ?? '';
