import { useNavigate } from 'react-router-dom';

import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useTracking } from '../../shared/consignment/useTracking';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { usePaperwork } from '../../shared/paperwork/usePaperwork';
import { usePermissionCheck } from '../../shared/session/usePermission';

/** What can be done with one row, or with some for their labels. */
export function useRowActions() {
  const navigate = useNavigate();
  const can = usePermissionCheck();
  const openPaperwork = usePaperwork();
  const information = useRecordDialog('consignment');
  const history = useRecordDialog('history');

  return {
    mayPrint: can('PAPERWORK'),
    mayEdit: ({ clientId }: ConsignmentListItem) => can('UPDATE_CONSIGNMENT', clientId),
    edit: ({ id }: ConsignmentListItem) => void navigate(`/consignment/edit?conId=${id}`),
    track: useTracking(),
    history: ({ id, clientId }: ConsignmentListItem) => {
      if (can('READ_HISTORY', clientId)) history.open(`consignment-${id}`);
    },
    view: ({ id }: ConsignmentListItem) => {
      information.open(id);
    },
    printLabels: (rows: readonly ConsignmentListItem[]) => {
      const [first] = rows;
      if (!first) return;
      const ids = rows.map(({ id }) => id);
      const path = ids.length === 1 ? `label/con_id/${first.id}` : `label?ids=${ids.join(',')}`;
      openPaperwork(`/api/v1/paperwork/${path}`, {
        clientId: first.clientId,
        consignmentIds: ids,
        paperworkType: 'LABEL',
      });
    },
  };
}

export type RowActions = ReturnType<typeof useRowActions>;
