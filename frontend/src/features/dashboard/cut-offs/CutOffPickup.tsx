import { Truck } from 'lucide-react';
import { DateTime } from 'luxon';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { CutOffView, CutOffPickupView } from '@contracts/views/dashboard.view';

import { shortTime, type CutOffScale } from './cut-off-scale';

interface CutOffPickupProps {
  readonly cutOff: CutOffView;
  readonly scale: CutOffScale;
  readonly timeZone: string;
  /** Shows the missed cut-off in place of the pickup. */
  readonly isMissed: boolean;
}

/** Pickup of a cut-off: a bar for a booked window, text otherwise. */
export function CutOffPickup({ cutOff, scale, timeZone, isMissed }: CutOffPickupProps) {
  const { pickup, cutOffAt } = cutOff;
  const text = pickupText(pickup, timeZone);
  if (text === null) return null;
  if (pickup.kind === 'BOOKED' && pickup.from && pickup.to && pickup.status !== 'FAILED') {
    const from = scale.positionOf(pickup.from);
    return (
      <span
        className="pickup"
        title={pickup.reference ?? undefined}
        style={{ left: `${from}%`, minWidth: `${scale.positionOf(pickup.to) - from}%` }}
      >
        <Truck size={13} />
        {text}
      </span>
    );
  }
  if (isMissed) return null;
  return (
    <span className="truck" data-kind={pickup.kind} style={besideMark(scale.positionOf(cutOffAt))}>
      {pickup.kind !== 'PERMANENT' && <Truck size={13} />}
      {text}
    </span>
  );
}

/** Placed after the time of the cut-off, or before its mark near the end of the axis. */
const besideMark = (percent: number) =>
  percent < MAX_START_PERCENT
    ? { left: `calc(${percent}% + 70px)` }
    : { right: `calc(${100 - percent}% + 10px)` };

/** Position in per cent of the axis beyond which there is no room for text after the time. */
const MAX_START_PERCENT = 68;

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
