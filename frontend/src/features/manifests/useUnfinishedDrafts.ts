import { DateTime } from 'luxon';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request';

import { useClient } from '../../shared/session/useClient';
import { useTimeZone } from '../../shared/session/useSession';
import { useCountConsignmentsQuery } from './manifests.api';

export interface UnfinishedDrafts {
  readonly count: number;
  /** Query that lists them. */
  readonly query: ListConsignmentsRequest;
}

/** Drafts with a dispatch date of today or earlier, which are not on any manifest. */
export function useUnfinishedDrafts(): UnfinishedDrafts {
  const { clientId } = useClient();
  const today = DateTime.now().setZone(useTimeZone()).toISODate();
  const query: ListConsignmentsRequest = {
    search: '',
    criteriaFilters: [
      { key: 'STATUS', criteria: 'IN', value: ['DRAFT'] },
      {
        key: 'DISPATCHED_AT',
        criteria: 'BETWEEN',
        dateRange: { type: 'custom', fromDate: null, toDate: today },
      },
      { key: 'STATE', criteria: 'EQUALS', value: 'OPEN' },
    ],
  };
  const { data = 0 } = useCountConsignmentsQuery({ ...query, clientId });
  return { count: data, query };
}
