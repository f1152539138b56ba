import type { SetUpCellView, SetUpRowView, SetUpView } from '@contracts/views/set-up.view';

import { isOpenCell } from './cell-texts';

/**
 * Rows with their open steps: the row that the next milestone depends on comes first, and in each row the failed steps.
 */
export function nextSteps({ carriers, clients, milestones }: SetUpView): SetUpRowView[] {
  const awaited = milestones.find(({ isReached }) => !isReached)?.subject;
  const isAwaited = ({ name }: SetUpRowView) => Number(name === awaited);
  return [...carriers, ...clients]
    .map((row) => ({ ...row, cells: row.cells.filter(isOpenCell).toSorted(failedFirst) }))
    .filter(({ cells }) => cells.length > 0)
    .toSorted((a, b) => isAwaited(b) - isAwaited(a));
}

const failedFirst = (a: SetUpCellView, b: SetUpCellView): number =>
  Number(b.state === 'FAILED') - Number(a.state === 'FAILED');
