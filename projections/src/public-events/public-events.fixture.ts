import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { Recorded } from '@contracts/events/domain-event.js';
import type { InternalEvent } from '@contracts/events/internal-event.js';
import type { PublicEventRow } from '@read-models/public-event.row.js';

import { foldBatch } from '../platform/fold.js';
import { recorded } from '../testing/recorded.js';
import { publicEvents } from './public-events.projection.js';

export const noFormat = { prefix: 'NL', digits: 8, checkDigit: 'NONE' } as const;

const noRows = { load: () => Promise.resolve(new Map()) };

export const publicEventsOf = async (events: readonly Recorded[]) =>
  (await foldBatch(publicEvents, events, noRows)).entries as readonly PublicEventRow[];

export const publicEventsOfStream = (stream: string, events: readonly InternalEvent[]) =>
  publicEventsOf(recorded(stream, events));

export const consignment = (...events: readonly ConsignmentEvent[]) =>
  publicEventsOfStream('consignment-1', events);

export const typesOf = (entries: readonly PublicEventRow[]) => entries.map(({ type }) => type);
