import type { ConsignmentView } from '@contracts/views/consignment.view';
import { skipToken } from '@reduxjs/toolkit/query';

import { usePermission } from '../../../shared/session/usePermission';
import { useFindLastChangeQuery } from '../other-consignments.api';

/** Who changed it: as a refused save told, else as the history tells those who may read it; null when nobody says. */
export function useLastEditor(
  changedBy: readonly string[],
  latest: ConsignmentView | null,
): string | null {
  const mayRead = usePermission('READ_HISTORY', latest?.clientId);
  const { data } = useFindLastChangeQuery(
    latest && mayRead && changedBy.length === 0
      ? { id: latest.id, revision: latest.revision }
      : skipToken,
  );
  return changedBy.length > 0 ? changedBy.join(', ') : (data?.actor.name ?? null);
}
