import { consignmentUpcasters } from './consignment.upcasters.js';

/** Every old shape that may stand in a store, by event type; both sides read through them. */
export const upcasters = { ...consignmentUpcasters } as const;
