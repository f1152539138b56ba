import { PENDING_CONNOTE } from '@contracts/rules/consignment';
import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { useToast } from '../../../shared/feedback/useToast';
import type { useManifesting } from '../../../shared/manifesting/useManifesting';
import { useIsSuperAdmin } from '../../../shared/session/usePermission';
import { consignmentsApi } from '../consignments.api';

const MAX_ROWS = 200;

/** Criteria for a list that contains it: open consignments of its day, and its connote if assigned. */
function criteriaOf({ connoteNumber, dispatchDate }: ConsignmentView): CriteriaFilter[] {
  return [
    { key: 'STATE', criteria: 'EQUALS', value: 'OPEN' },
    {
      key: 'DISPATCHED_AT',
      criteria: 'BETWEEN',
      dateRange: { type: 'custom', fromDate: dispatchDate, toDate: dispatchDate },
    },
    ...(connoteNumber === PENDING_CONNOTE
      ? []
      : [{ key: 'CONNOTE_NUMBER', criteria: 'EQUALS', value: connoteNumber } as const]),
  ];
}

/** Opens the booking dialog for one consignment, with its row of the list, which has the available pickups. */
export function useManifestConsignment(
  consignment: ConsignmentView,
  manifesting: ReturnType<typeof useManifesting>,
) {
  const [findRows] = consignmentsApi.useLazyListConsignmentsQuery();
  const isSuperAdmin = useIsSuperAdmin();
  const toast = useToast();

  return async () => {
    const { clientId, id } = consignment;
    const rows = { page: 0, size: MAX_ROWS, sort: 'dispatchDate,DESC' };
    const request = { clientId, isSuperAdmin, ...rows, criteriaFilters: criteriaOf(consignment) };
    const { data, error } = await findRows(request);
    const row = data?.consignments.find((one) => one.id === id);
    if (row) await manifesting.start([row]);
    else if (error) toast.failure(error, consignmentListTexts.fetchFailed);
    else toast.error(texts.notOpen);
  };
}
