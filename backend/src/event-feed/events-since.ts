/**
 * The events recorded at an instant or later, of a part read from up to a minute before it, and all that follow the
 * first of them: the clock of another backend may be behind, or be set back.
 */
export function eventsSince<Event extends { readonly recordedAt: string }>(
  events: readonly Event[],
  instant: Date,
): readonly Event[] {
  const first = events.findIndex(({ recordedAt }) => new Date(recordedAt) >= instant);
  return first === -1 ? [] : events.slice(first);
}
