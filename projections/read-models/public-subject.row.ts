import type { PublicSubjectKind } from '@contracts/public-events/public-event-facts.js';

import { boolean, integer, json, key, oneOf, text, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** State of a subject of public events that its next event needs. */
const columns = {
  /** The subject's stream: `consignment-4711`. */
  stream: key(text),
  kind: oneOf<PublicSubjectKind>('consignment'),
  customerId: integer,
  /** Number of its public events; a number range counts them per client account, in `context`. */
  sequence: integer,
  /** False for a draft: it is not public. */
  isAnnounced: boolean,
  context: json<object>({}),
};

export const PublicSubjectRow = rowSchema('public_subject', columns);
export type PublicSubjectRow = RowOf<typeof columns>;
