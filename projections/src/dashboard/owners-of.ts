import type { DashboardConsignmentColumns } from '@read-models/dashboard-consignment.row.js';

/** Everything is counted twice: for the client, and for its customer as a whole. */
export const ownersOf = ({ clientId, customerId }: DashboardConsignmentColumns): string[] => [
  `client/${clientId}`,
  `customer/${customerId}`,
];
