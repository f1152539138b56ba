import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request';

import { writeFilters } from '../filters/filter-codec';

/**
 * Path of the consignment list with exactly the rows of a request: its tab, its filters and its search, regardless of
 * the user's default view.
 */
export function consignmentListPath({
  search = '',
  criteriaFilters = [],
}: ListConsignmentsRequest) {
  const tab = criteriaFilters.find(({ key }) => key === 'STATE')?.value;
  const params = new URLSearchParams({ tab: String(tab ?? 'ALL'), q: search });
  writeFilters(
    params,
    criteriaFilters.filter(({ key }) => key !== 'STATE'),
  );
  return `/consignment/list?${params.toString()}`;
}
