import { DateTime } from 'luxon';

import type { CutOffView } from '@contracts/views/dashboard.view';

const MIN_HOURS = 6;

/** Time scale of the cut-offs. */
export interface CutOffScale {
  /** Labelled hours with their position in per cent; the first is the left edge. */
  readonly hours: readonly { readonly label: string; readonly at: number }[];
  /** Position of an instant in per cent from the left, clamped to the edges. */
  readonly positionOf: (instant: string) => number;
}

/** Scale in whole hours of a zone, with at least half an hour before the first relevant time and after the last. */
export function cutOffScale(
  cutOffs: readonly CutOffView[],
  now: string,
  zone: string,
): CutOffScale {
  const instants = cutOffs.flatMap(({ cutOffAt, pickup }) => [
    cutOffAt,
    ...[pickup.from, pickup.to].flatMap((instant) => instant ?? []),
  ]);
  const millis = [now, ...instants].map((instant) => DateTime.fromISO(instant).toMillis());
  const hourOf = (instant: number, minutes: number) =>
    DateTime.fromMillis(instant, { zone }).plus({ minutes }).startOf('hour');
  const first = hourOf(Math.min(...millis), -30);
  const end = hourOf(Math.max(...millis), 90);
  const length = Math.max(MIN_HOURS, Math.round(end.diff(first, 'hours').hours));
  const step = Math.ceil(length / 8);
  const positionOf = (instant: string) => {
    const hours = DateTime.fromISO(instant, { zone }).diff(first, 'hours').hours;
    return Math.min(100, Math.max(0, Math.round((hours / length) * 10_000) / 100));
  };

  return {
    positionOf,
    hours: Array.from({ length: Math.floor(length / step) + 1 }, (_none, index) => {
      const hour = first.plus({ hours: index * step });
      return { label: shortTime(hour), at: positionOf(hour.toISO() ?? now) };
    }),
  };
}

/** '3 pm', '3:30 pm'. */
export const shortTime = (time: DateTime): string =>
  time.toFormat(time.minute === 0 ? 'h a' : 'h:mm a', { locale: 'en-AU' }).toLowerCase();

/** '38 min', '2 h 08 min'. */
export function timeLeft(minutes: number): string {
  const wholeMinutes = Math.floor(minutes);
  if (wholeMinutes < 60) return `${wholeMinutes} min`;
  return `${Math.floor(wholeMinutes / 60)} h ${String(wholeMinutes % 60).padStart(2, '0')} min`;
}

/** Minutes left below which a cut-off is shown in amber. */
const WARN_MINUTES = 60;

/** State of a cut-off: passed, near, or later. */
export type CutOffBarState = 'done' | 'soon' | 'ahead';

export interface CutOffStatus {
  readonly state: CutOffBarState;
  readonly minutesLeft: number;
}

export function cutOffStatus(
  { cutOffAt }: Pick<CutOffView, 'cutOffAt'>,
  now: string,
): CutOffStatus {
  const minutesLeft = DateTime.fromISO(cutOffAt).diff(DateTime.fromISO(now), 'minutes').minutes;
  if (minutesLeft <= 0) return { state: 'done', minutesLeft: 0 };
  return { state: minutesLeft < WARN_MINUTES ? 'soon' : 'ahead', minutesLeft };
}

/** Widths in per cent of the narrowest axis: of the time at a cut-off, and of the text of the time left. */
export const TIME_PERCENT = 12;
const TIME_LEFT_PERCENT = 14;

/**
 * Position of text about the pickup: after the time of the cut-off or, near the end of the axis, before the bar of the
 * time left. Takes the positions of the cut-off and of now, and the width of the text, in per cent.
 */
export function besideCutOff(
  cutOff: number,
  now: number,
  width: number,
): { left: string } | { right: string } {
  if (cutOff + TIME_PERCENT + width < 100) return { left: `calc(${cutOff}% + 70px)` };
  const barStart = now < cutOff ? Math.min(now, cutOff - TIME_LEFT_PERCENT) : cutOff;
  return { right: `calc(${100 - barStart}% + 10px)` };
}
