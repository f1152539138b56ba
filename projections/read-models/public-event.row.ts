import type { PublicSubjectKind } from '@contracts/public-events/public-event-facts.js';
import type { PublicEventType } from '@contracts/public-events/public-event-types.js';

import { bigint, instant, integer, json, key, oneOf, text, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** The public journal: written once, never changed. Order is (position, ordinal). */
const columns = {
  /** `evt_` and 26 characters, stable across rebuilds. */
  id: key(text),
  /** Position of the internal event it follows from. */
  position: text,
  /** Order among the public events that follow from one internal event. */
  ordinal: integer,
  type: oneOf<PublicEventType>('consignment.created'),
  version: integer,
  subjectKind: oneOf<PublicSubjectKind>('consignment'),
  subjectId: bigint,
  sequence: integer,
  clientId: integer,
  customerId: integer,
  /** ISO instants. */
  occurredAt: instant,
  recordedAt: instant,
  /** Values from which a renderer builds the payload of each version. */
  facts: json<object>({}),
};

export const PublicEventRow = rowSchema('public_event', columns);
export type PublicEventRow = RowOf<typeof columns>;
