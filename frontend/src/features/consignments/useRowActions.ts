import { useNavigate } from 'react-router-dom';

import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useTracking } from '../../shared/consignment/useTracking';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { usePaperwork } from '../../shared/paperwork/usePaperwork';
import { usePrintsDirectly } from '../../shared/paperwork/usePrintsDirectly';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { labelsOf } from './columns/label-paper';

/** What can be done with one row, or with some for their labels. */
export function useRowActions() {
  const navigate = useNavigate();
  const can = usePermissionCheck();
  const openPaperwork = usePaperwork();
  const printsDirectly = usePrintsDirectly();
  const information = useRecordDialog('consignment');
  const history = useRecordDialog('history');

  return {
    mayPrint: can('PAPERWORK'),
    /** LIST-32: its labels go straight to the printer. */
    printsDirectly: ({ clientId }: ConsignmentListItem) =>
      can('PAPERWORK') && printsDirectly(clientId),
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
      if (rows.length > 0) openPaperwork(...labelsOf(rows));
    },
  };
}

export type RowActions = ReturnType<typeof useRowActions>;
