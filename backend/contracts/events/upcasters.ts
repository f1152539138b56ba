import { consignmentUpcasters } from './consignment.upcasters.js';

/** Upcasters of all old event schemas, by event type; the write side and the projections both read through them. */
export const upcasters = { ...consignmentUpcasters } as const;
