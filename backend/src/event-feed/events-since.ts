/**
 * Returns the first event recorded at the instant or later, and all that follow it. `events` begin up to a minute
 * before the instant: later ones may have an earlier time, since the clocks of backends differ and may be set back.
 */
export function eventsSince<Event extends { readonly recordedAt: string }>(
  events: readonly Event[],
  instant: Date,
): readonly Event[] {
  const first = events.findIndex(({ recordedAt }) => new Date(recordedAt) >= instant);
  return first === -1 ? [] : events.slice(first);
}
