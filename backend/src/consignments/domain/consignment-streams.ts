import { consignmentStream, type ConsignmentEvent } from '@contracts/events/consignment.events.js';

import { EventStreams, type StreamDefinition } from '../../platform/event-streams.js';
import { evolve, initialConsignment, toSummary, type Consignment } from './consignment.js';

/** The streams of all consignments. */
export class ConsignmentStreams extends EventStreams<Consignment, ConsignmentEvent> {}

export const consignmentStreams: StreamDefinition<Consignment, ConsignmentEvent> = {
  ...consignmentStream,
  initial: initialConsignment,
  evolve,
  owner: (consignment) => (consignment.phase === 'UNKNOWN' ? null : toSummary(consignment).owner),
};
