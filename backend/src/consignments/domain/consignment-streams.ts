import { consignmentStream, type ConsignmentEvent } from '@contracts/events/consignment.events.js';

import { EventStreams, type StreamDefinition } from '../../platform/event-streams.js';
import { evolve, unknownConsignment, type Consignment } from './consignment.js';

/** Every consignment's stream. */
export class ConsignmentStreams extends EventStreams<Consignment, ConsignmentEvent> {}

export const consignmentStreams: StreamDefinition<Consignment, ConsignmentEvent> = {
  ...consignmentStream,
  initial: unknownConsignment,
  evolve,
  owner: ({ id, owner }) => (id === 0 ? null : owner),
};
