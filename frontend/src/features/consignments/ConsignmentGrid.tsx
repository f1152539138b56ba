import Skeleton from '@mui/material/Skeleton';
import { Suspense, useCallback, useMemo } from 'react';

import { consignmentListTexts } from '@contracts/texts/consignment-list';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { answerProps } from '../../shared/grid/answer-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { gridTotals } from '../../shared/grid/grid-totals';
import type { GridSelection } from '../../shared/grid/selection';
import { lazy } from '../../shared/loading/lazy';
import type { ConsignmentColumn } from './columns/consignment-columns';
import { rowActionColumns } from './columns/row-action-columns';
import type { ConsignmentList } from './useConsignmentList';
import { useRowActions, type RowActions } from './useRowActions';
import { useRowCommands, useWalk } from './useRowCommands';

/** Needed on a phone alone. */
const ConsignmentCard = lazy(async () => {
  const { ConsignmentCard: card } = await import('./ConsignmentCard');
  return { default: card };
});

/** Needed when there is nothing to show. */
const NoConsignments = lazy(async () => {
  const { NoConsignments: nothing } = await import('./NoConsignments');
  return { default: nothing };
});

export interface ConsignmentGridProps {
  readonly consignments: ConsignmentList;
  readonly columns: readonly ConsignmentColumn[];
}

/** The rows of the list, with their icons and keys. */
export function ConsignmentGrid({ consignments, columns }: ConsignmentGridProps) {
  const { list, tab, answer, rows, selectedIds, select } = consignments;
  const actions = useRowActions();
  const selection = useMemo(() => ({ ids: selectedIds, onChange: select }), [selectedIds, select]);
  const isOdd = useIsOdd(consignments);
  useWalk(rows);

  return (
    <EntityGrid
      label={consignmentListTexts.title}
      columns={useAllColumns(columns, consignments, actions)}
      rows={rows}
      {...gridTotals(answer.data)}
      query={list.query}
      onQueryChange={list.change}
      {...answerProps(answer, consignmentListTexts.fetchFailed)}
      empty={
        <Suspense fallback={null}>
          <NoConsignments asked={consignments} />
        </Suspense>
      }
      selection={selection}
      readModel="consignment-list"
      isOdd={isOdd}
      onRowOpen={actions.view}
      rowCommands={useRowCommands(tab, actions)}
      renderCard={useCardOf(selection)}
    />
  );
}

/** Another array of columns would draw every cell again. */
function useAllColumns(
  columns: readonly ConsignmentColumn[],
  { tab, rows }: ConsignmentList,
  actions: RowActions,
): readonly ConsignmentColumn[] {
  const printsDirectly = rows?.some(actions.printsDirectly) ?? false;
  return useMemo(
    () => [...columns, ...rowActionColumns(tab, actions, printsDirectly)],
    [columns, tab, actions, printsDirectly],
  );
}

const useIsOdd = ({ oddIds }: ConsignmentList) =>
  useCallback(({ id }: ConsignmentListItem) => oddIds.has(id), [oddIds]);

/** The same function while the same rows are selected: another one would draw every card again. */
const useCardOf = (selection: GridSelection) =>
  useCallback(
    (consignment: ConsignmentListItem) => (
      <Suspense fallback={<Skeleton height={72} />}>
        <ConsignmentCard consignment={consignment} selection={selection} />
      </Suspense>
    ),
    [selection],
  );
