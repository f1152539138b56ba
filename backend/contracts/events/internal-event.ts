import type { ConsignmentEvent } from './consignment.events.js';
import type { ManifestEvent } from './manifest.events.js';
import type { PrefixRangeEvent } from './prefix-range.events.js';

/** Any event of the store. */
export type InternalEvent = ConsignmentEvent | ManifestEvent | PrefixRangeEvent;
