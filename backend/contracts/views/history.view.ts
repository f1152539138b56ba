/** One field changed by an event; `path` in the record's own terms, for example `offer.items.0.quantity`. */
export interface ChangeView {
  path: string;
  from: unknown;
  to: unknown;
}

/** One event in the history of a record (api.md A13). Revision 0 is the first. */
export interface HistoryEventView {
  eventId: string;
  revision: number;
  /** ISO instant. */
  at: string;
  actor: { id: number; name: string; onBehalfOf: string | null };
  /** Event type, for example `ConsignmentAmended`. */
  type: string;
  /** One human-readable sentence. */
  summary: string;
  changes: ChangeView[];
}
