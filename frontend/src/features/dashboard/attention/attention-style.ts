import {
  CalendarClock,
  CircleX,
  FilePen,
  Gauge,
  Hourglass,
  MapPinOff,
  PackageSearch,
  Unplug,
  type LucideIcon,
} from 'lucide-react';

import type { AttentionKind } from '@contracts/views/dashboard.view';

/** Icon of each kind of item; red for failures. */
export const attentionStyle: Readonly<
  Record<AttentionKind, { readonly icon: LucideIcon; readonly tone: 'bad' | 'warn' | 'neutral' }>
> = {
  UNABLE_TO_DELIVER: { icon: CircleX, tone: 'bad' },
  INTEGRATION_FAILED: { icon: Unplug, tone: 'bad' },
  BOOK_IN: { icon: CalendarClock, tone: 'warn' },
  OVERDUE: { icon: Hourglass, tone: 'warn' },
  PARTIALLY_DELIVERED: { icon: PackageSearch, tone: 'warn' },
  RANGE_NEARLY_USED: { icon: Gauge, tone: 'warn' },
  ADDRESS_INCOMPLETE: { icon: MapPinOff, tone: 'neutral' },
  OLD_DRAFTS: { icon: FilePen, tone: 'neutral' },
};
