import type { ConsignmentStatus } from '@contracts/rules/consignment.js';

import type { CustomerCarrier } from '../../../carriers/index.js';

/**
 * TRK-20: whether the way of a manifested consignment is known here: its carrier sends scans (GAP-76), or
 * something was noted since it was manifested.
 */
export const isFollowedHere = (
  status: ConsignmentStatus,
  carrier: Pick<CustomerCarrier, 'difotServer'> | null,
): boolean => status !== 'MANIFESTED' || Boolean(carrier?.difotServer);
