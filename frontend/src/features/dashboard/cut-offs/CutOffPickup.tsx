import { Truck } from 'lucide-react';
import { DateTime } from 'luxon';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { CutOffView, CutOffPickupView } from '@contracts/views/dashboard.view';

import { besideCutOff, shortTime, TIME_PERCENT, type CutOffScale } from './cut-off-scale';

interface CutOffPickupProps {
  readonly cutOff: CutOffView;
  readonly scale: CutOffScale;
  readonly now: string;
  readonly timeZone: string;
  /** Shows the missed cut-off in place of the pickup. */
  readonly isMissed: boolean;
}

/** Widths of the text, in per cent of the narrowest axis. */
const WINDOW_PERCENT = 32;
const TEXT_PERCENT = 20;

/** Pickup of a cut-off: a bar for a booked window, text otherwise. */
export function CutOffPickup({ cutOff, scale, now, timeZone, isMissed }: CutOffPickupProps) {
  const { pickup, cutOffAt } = cutOff;
  const text = pickupText(pickup, timeZone);
  if (text === null) return null;
  const cutOffPercent = scale.positionOf(cutOffAt);
  const nowPercent = scale.positionOf(now);
  const window = windowOf(pickup, scale);
  if (window) {
    // a window that begins before the cut-off would cover its time
    const isCovering = nowPercent < cutOffPercent && window.from < cutOffPercent + TIME_PERCENT;
    const atWindow = { left: `${window.from}%`, minWidth: `${window.to - window.from}%` };
    return (
      <span
        className="pickup"
        title={pickup.reference ?? undefined}
        style={isCovering ? besideCutOff(cutOffPercent, nowPercent, WINDOW_PERCENT) : atWindow}
      >
        <Truck size={13} />
        {text}
      </span>
    );
  }
  if (isMissed) return null;
  return (
    <span
      className="truck"
      data-kind={pickup.kind}
      style={besideCutOff(cutOffPercent, nowPercent, TEXT_PERCENT)}
    >
      {pickup.kind !== 'PERMANENT' && <Truck size={13} />}
      {text}
    </span>
  );
}

/** Position of the booked window in per cent; null if there is none, or the booking failed. */
const windowOf = ({ kind, from, to, status }: CutOffPickupView, scale: CutOffScale) =>
  kind === 'BOOKED' && from && to && status !== 'FAILED'
    ? { from: scale.positionOf(from), to: scale.positionOf(to) }
    : null;

/** Text about the pickup; null if none is needed. */
export function pickupText(
  { kind, from, to, status }: CutOffPickupView,
  zone: string,
): string | null {
  const hour = (instant: string) => shortTime(DateTime.fromISO(instant, { zone }));
  switch (kind) {
    case 'BOOKED':
      if (status === 'FAILED') return texts.pickupFailed;
      return from && to ? `${texts.pickup} ${hour(from)} ${texts.to} ${hour(to)}` : texts.pickup;
    case 'PERMANENT':
      return texts.dailyPickup;
    case 'NONE':
      return texts.noPickup;
    case 'NOT_NEEDED':
      return null;
  }
}
