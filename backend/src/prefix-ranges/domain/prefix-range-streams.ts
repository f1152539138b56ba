import { prefixRangeStream, type PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import { EventStreams, type StreamDefinition } from '../../platform/event-streams.js';
import { evolve, unknownRange, type PrefixRange } from './prefix-range.js';

/** Every prefix range's stream. A range belongs to a customer, not to one of its clients. */
export class PrefixRangeStreams extends EventStreams<PrefixRange, PrefixRangeEvent> {}

export const prefixRangeStreams: StreamDefinition<PrefixRange, PrefixRangeEvent> = {
  ...prefixRangeStream,
  initial: unknownRange,
  evolve,
  owner: ({ id, customerId }) => (id === 0 ? null : { clientId: null, customerId }),
};
