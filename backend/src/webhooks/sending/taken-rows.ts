import type { PositionedEvent } from '../../event-feed/index.js';
import type { WaitingDelivery } from './delivery-queue.js';

/**
 * Deliveries taken over from the journal; MOVED if their record is paused, deleted, or was moved by another process;
 * LOCKED while another session changes it.
 */
export type TakeResult = readonly WaitingDelivery[] | 'MOVED' | 'LOCKED';

/** A row taken over or, if there is none, only whether the cursor was moved. */
export type TakenRow = (WaitingDelivery | { readonly eventId: null }) & {
  readonly isMoved: boolean;
  readonly isLocked: boolean;
};

const isTaken = (row: TakenRow): row is WaitingDelivery & TakenRow => row.eventId !== null;

export function takeResultOf(rows: readonly TakenRow[]): TakeResult {
  if (rows[0]?.isLocked === true) return 'LOCKED';
  if (rows[0]?.isMoved !== true) return 'MOVED';
  return rows.flatMap((row) => (isTaken(row) ? [row] : []));
}

/** Events as a JSON parameter for `takenEvents`. */
export const eventsParameter = (events: readonly PositionedEvent[]): string =>
  JSON.stringify(
    events.map((event) => ({
      event_id: event.id,
      event_type: event.type,
      subject: `${event.subjectKind}/${event.subjectId}`,
      position: event.position,
      ordinal: event.ordinal,
    })),
  );

/** Rows of the events parameter. */
export const takenEvents = (parameter: string): string =>
  `jsonb_to_recordset(${parameter}::jsonb) as e(
     event_id text, event_type text, subject text, position text, ordinal integer)`;

export const waitingColumns = `
  id::float8 as id, event_id as "eventId", subject, position, ordinal, attempts,
  first_attempt_at as "firstAttemptAt", next_attempt_at as "nextAttemptAt"`;
