import { useEventCallback } from '@mui/material/utils';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useTracking } from '../../shared/consignment/useTracking';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { usePaperwork } from '../../shared/paperwork/usePaperwork';
import { usePrintsDirectly } from '../../shared/paperwork/usePrintsDirectly';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { labelsOf } from './columns/label-paper';

/** What can be done with one row, or with some for their labels. The same object until what is allowed changes. */
export function useRowActions() {
  const can = usePermissionCheck();
  const isDirect = usePrintsDirectly();
  const deeds = useDeeds();
  const { edit, track, history, view, printLabels } = deeds;

  return useMemo(
    () => ({
      edit,
      track,
      history,
      view,
      printLabels,
      mayPrint: can('PAPERWORK'),
      /** LIST-32: its labels go straight to the printer. */
      printsDirectly: ({ clientId }: ConsignmentListItem) => can('PAPERWORK') && isDirect(clientId),
      mayEdit: ({ clientId }: ConsignmentListItem) => can('UPDATE_CONSIGNMENT', clientId),
    }),
    [can, isDirect, edit, track, history, view, printLabels],
  );
}

export type RowActions = ReturnType<typeof useRowActions>;

function useDeeds() {
  const navigate = useNavigate();
  const can = usePermissionCheck();
  const openPaperwork = usePaperwork();
  const information = useRecordDialog('consignment');
  const historyOf = useRecordDialog('history');

  return {
    edit: useEventCallback(
      ({ id }: ConsignmentListItem) => void navigate(`/consignment/edit?conId=${id}`),
    ),
    track: useEventCallback(useTracking()),
    history: useEventCallback(({ id, clientId }: ConsignmentListItem) => {
      if (can('READ_HISTORY', clientId)) historyOf.open(`consignment-${id}`);
    }),
    view: useEventCallback(({ id }: ConsignmentListItem) => {
      information.open(id);
    }),
    printLabels: useEventCallback((rows: readonly ConsignmentListItem[]) => {
      if (rows.length > 0) openPaperwork(...labelsOf(rows));
    }),
  };
}
