/** One field that an event changed; `path` in the words of the record, for example `offer.items.0.quantity`. */
export interface ChangeView {
  path: string;
  from: unknown;
  to: unknown;
}

/** One event of a record's history (api.md A13). Revision 0 is the first. */
export interface HistoryEventView {
  eventId: string;
  revision: number;
  /** ISO instant. */
  at: string;
  actor: { id: number; name: string; onBehalfOf: string | null };
  /** The event's name, for example `ConsignmentAmended`. */
  type: string;
  /** One sentence in the words of the business. */
  summary: string;
  changes: ChangeView[];
}
