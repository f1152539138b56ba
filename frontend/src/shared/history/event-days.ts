import type { HistoryEventView } from '@contracts/views/history.view';

import { formatDate } from '../text/format';

export interface EventDay {
  /** For example 'Monday 16/11/2026', in the reader's zone. */
  readonly title: string;
  readonly events: readonly HistoryEventView[];
}

/** Groups events by calendar day in the user's zone, newest first. */
export function eventDays(events: readonly HistoryEventView[], zone: string): EventDay[] {
  const days = new Map<string, HistoryEventView[]>();
  for (const event of [...events].reverse()) {
    const title = `${weekday(event.at, zone)} ${formatDate(event.at, zone)}`;
    days.set(title, [...(days.get(title) ?? []), event]);
  }
  return [...days].map(([title, sameDay]) => ({ title, events: sameDay }));
}

const weekday = (at: string, zone: string) =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: zone }).format(new Date(at));
