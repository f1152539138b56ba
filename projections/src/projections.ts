import { consignmentList } from './consignment-list/consignment-list.projection.js';
import { dashboard } from './dashboard/dashboard.projection.js';
import { manifestList } from './manifest-list/manifest-list.projection.js';
import type { Projection } from './platform/projection.js';
import { publicEvents } from './public-events/public-events.projection.js';
import {
  accountBlocks,
  accountRangeUsage,
  prefixRangeUsage,
} from './range-usage/range-usage.projection.js';

/** Every read model of the product. A new one is added here. */
export const projections: readonly Projection[] = [
  consignmentList,
  manifestList,
  prefixRangeUsage,
  accountRangeUsage,
  accountBlocks,
  dashboard,
  publicEvents,
];

/** @throws Error that lists the valid names */
export function getProjection(name: string | undefined): Projection {
  const projection = projections.find((candidate) => candidate.name === name);
  if (projection) return projection;
  const names = projections.map((candidate) => candidate.name).join(', ');
  throw new Error(`There is no projection '${name ?? ''}'. Available: ${names}`);
}
