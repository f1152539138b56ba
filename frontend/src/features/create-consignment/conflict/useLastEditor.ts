import type { ConsignmentView } from '@contracts/views/consignment.view';
import { skipToken } from '@reduxjs/toolkit/query';

import { usePermission } from '../../../shared/session/usePermission';
import { useFindLastChangeQuery } from '../other-consignments.api';

/** Name of the last editor: from a rejected save, or else from the history for users with access; null if unknown. */
export function useLastEditor(
  changedBy: readonly string[],
  latest: ConsignmentView | null,
): string | null {
  const canRead = usePermission('READ_HISTORY', latest?.clientId);
  const { data } = useFindLastChangeQuery(
    latest && canRead && changedBy.length === 0
      ? { id: latest.id, revision: latest.revision }
      : skipToken,
  );
  return changedBy.length > 0 ? changedBy.join(', ') : (data?.actor.name ?? null);
}
