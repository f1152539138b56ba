import { consignmentListTexts } from '@contracts/texts/consignment-list';
import { ownTexts } from '@contracts/texts/own';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { useCommand } from '../../shared/commands/useCommand';
import type { RowCommand } from '../../shared/grid/entity-grid.types';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import type { ConsignmentTab } from './filters/consignment-tabs';
import type { RowActions } from './useRowActions';

const { columns: words } = consignmentListTexts;

/** E, T and H, for the row that has the focus. */
export function useRowCommands(
  tab: ConsignmentTab,
  actions: RowActions,
): RowCommand<ConsignmentListItem>[] {
  return [
    ...(tab === 'OPEN'
      ? [
          {
            id: 'consignments.edit',
            label: words.edit,
            keys: 'e',
            run: (row: ConsignmentListItem) => {
              if (actions.mayEdit(row)) actions.edit(row);
            },
          },
        ]
      : []),
    { id: 'consignments.track', label: words.tracking, keys: 't', run: actions.track },
    { id: 'consignments.history', label: 'History', keys: 'h', run: actions.history },
  ];
}

/** While the information of a row is open, J and K lead to that of its neighbours. */
export function useWalk(rows: readonly ConsignmentListItem[] = []): void {
  const { value, switchTo } = useRecordDialog('consignment');
  const at = rows.findIndex(({ id }) => String(id) === value);
  const step = (by: 1 | -1) => () => {
    const next = rows[at + by];
    if (next) switchTo(next.id);
  };
  const walk = { when: at >= 0, isInDialog: true };
  useCommand({ id: 'list.next', label: ownTexts.nextRow, keys: 'j', ...walk, run: step(1) });
  useCommand({
    id: 'list.previous',
    label: ownTexts.previousRow,
    keys: 'k',
    ...walk,
    run: step(-1),
  });
}
