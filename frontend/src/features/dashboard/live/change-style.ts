import {
  ArchiveRestore,
  CalendarClock,
  CalendarX,
  Layers,
  Printer,
  SquarePen,
  Unplug,
  type LucideIcon,
} from 'lucide-react';

import type { RecentChangeView } from '@contracts/views/recent-change.view';

import type { Tone } from '../../../shared/theme/tokens';

/** Icon of each kind of change; a change of status shows the dial of the status instead. */
export const changeStyle: Readonly<
  Partial<Record<RecentChangeView['kind'], { readonly icon: LucideIcon; readonly tone: Tone }>>
> = {
  EDITED: { icon: SquarePen, tone: 'plan' },
  MOVED: { icon: CalendarClock, tone: 'warn' },
  PRINTED: { icon: Printer, tone: 'neutral' },
  RESTORED: { icon: ArchiveRestore, tone: 'neutral' },
  MANIFESTED: { icon: Layers, tone: 'plan' },
  SENT: { icon: Layers, tone: 'done' },
  NOT_SENT: { icon: Unplug, tone: 'bad' },
  RESENT: { icon: Layers, tone: 'neutral' },
  PICKUP_BOOKED: { icon: CalendarClock, tone: 'done' },
  PICKUP_NOT_BOOKED: { icon: CalendarX, tone: 'bad' },
};
