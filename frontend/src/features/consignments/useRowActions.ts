import { useEventCallback } from '@mui/material/utils';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ConsignmentTab } from '@contracts/lists/consignment-list.columns';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useTracking } from '../../shared/consignment/useTracking';
import type { RowCommand } from '../../shared/grid/entity-grid.types';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import type { PaperworkMark } from '../../shared/paperwork/paperwork.api';
import { usePaperwork, usePrintsDirectly } from '../../shared/paperwork/usePaperwork';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { useSession } from '../../shared/session/useSession';

/** Labels of one or more consignments: their path, and what to mark as printed. */
export function labelsOf(
  rows: readonly ConsignmentListItem[],
): [path: string, mark: PaperworkMark] {
  const ids = rows.map(({ id }) => id);
  const path = ids.length === 1 ? `label/con_id/${ids.join('')}` : `label?ids=${ids.join(',')}`;
  return [
    `/api/v1/paperwork/${path}`,
    { clientId: rows[0]?.clientId ?? 0, consignmentIds: ids, paperworkType: 'LABEL' },
  ];
}

/** Actions on a row, or on several for labels. Keeps its identity until permissions change. */
export function useRowActions() {
  const can = usePermissionCheck();
  const isDirect = usePrintsDirectly();
  const { clientSettings } = useSession();
  const handlers = useRowHandlers();
  const { edit, track, history, view, printLabels } = handlers;

  return useMemo(
    () => ({
      edit,
      track,
      history,
      view,
      printLabels,
      canPrint: can('PAPERWORK'),
      /** LIST-32: whether labels of the row print directly. */
      printsDirectly: ({ clientId }: ConsignmentListItem) => can('PAPERWORK') && isDirect(clientId),
      /** PAPER-23: whether the row's client tracks printed paperwork. */
      showsPrinted: ({ clientId }: ConsignmentListItem) =>
        clientSettings.some((entry) => entry.clientId === clientId && entry.paperworkHistory),
      canEdit: ({ clientId }: ConsignmentListItem) => can('UPDATE_CONSIGNMENT', clientId),
    }),
    [can, isDirect, clientSettings, edit, track, history, view, printLabels],
  );
}

export type RowActions = ReturnType<typeof useRowActions>;

function useRowHandlers() {
  const navigate = useNavigate();
  const can = usePermissionCheck();
  const openPaperwork = usePaperwork();
  const information = useRecordDialog('consignment');
  const historyDialog = useRecordDialog('history');

  return {
    edit: useEventCallback(
      ({ id }: ConsignmentListItem) => void navigate(`/consignment/edit?conId=${id}`),
    ),
    track: useEventCallback(useTracking()),
    history: useEventCallback(({ id, clientId }: ConsignmentListItem) => {
      if (can('READ_HISTORY', clientId)) historyDialog.open(`consignment-${id}`);
    }),
    view: useEventCallback(({ id }: ConsignmentListItem) => {
      information.open(id);
    }),
    printLabels: useEventCallback((rows: readonly ConsignmentListItem[]) => {
      if (rows.length > 0) openPaperwork(...labelsOf(rows));
    }),
  };
}

const { columns: texts } = consignmentListTexts;

/** E, T and H, for the focused row. */
export function useRowCommands(
  tab: ConsignmentTab,
  actions: RowActions,
): RowCommand<ConsignmentListItem>[] {
  return [
    ...(tab === 'OPEN'
      ? [
          {
            id: 'consignments.edit',
            label: texts.edit,
            keys: 'e',
            run: (row: ConsignmentListItem) => {
              if (actions.canEdit(row)) actions.edit(row);
            },
          },
        ]
      : []),
    { id: 'consignments.track', label: texts.tracking, keys: 't', run: actions.track },
    { id: 'consignments.history', label: 'History', keys: 'h', run: actions.history },
  ];
}
