import { prefixRangeStream, type PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import { EventStreams, type StreamDefinition } from '../../platform/event-streams.js';
import { evolve, initialPrefixRange, type PrefixRange } from './prefix-range.js';

/** Streams of all prefix ranges. A range belongs to a customer, not to one of its clients. */
export class PrefixRangeStreams extends EventStreams<PrefixRange, PrefixRangeEvent> {}

export const prefixRangeStreams: StreamDefinition<PrefixRange, PrefixRangeEvent> = {
  ...prefixRangeStream,
  initial: initialPrefixRange,
  evolve,
  owner: (range) =>
    range.phase === 'UNKNOWN' ? null : { clientId: null, customerId: range.customerId },
};
