import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

import { consignmentListTexts } from '@contracts/texts/consignment-list';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { messageOf } from '../../shared/api/api-error';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { gridTotals } from '../../shared/grid/grid-totals';
import { useChangedRows } from '../../shared/live/changed-rows';
import type { ConsignmentColumn } from './columns/consignment-columns';
import { rowActionColumns } from './columns/row-action-columns';
import type { ConsignmentList } from './useConsignmentList';
import { useRowActions } from './useRowActions';
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
  const stateOf = useRowState(consignments);
  useWalk(rows);

  return (
    <EntityGrid
      label={consignmentListTexts.title}
      columns={[...columns, ...rowActionColumns(tab, actions, rows)]}
      rows={rows}
      {...gridTotals(answer.data)}
      query={list.query}
      onQueryChange={list.change}
      isFetching={answer.isFetching}
      error={
        answer.error && {
          message: messageOf(answer.error, consignmentListTexts.fetchFailed),
          onRetry: () => void answer.refetch(),
        }
      }
      empty={
        <Suspense fallback={null}>
          <NoConsignments consignments={consignments} />
        </Suspense>
      }
      selection={{ ids: selectedIds, onChange: select }}
      rowState={stateOf}
      onRowOpen={actions.view}
      rowCommands={useRowCommands(tab, actions)}
      renderCard={(consignment) => (
        <Suspense fallback={<Skeleton height={72} />}>
          <ConsignmentCard consignment={consignment} />
        </Suspense>
      )}
    />
  );
}

function useRowState({ oddIds }: ConsignmentList) {
  const changed = useChangedRows('consignment-list');
  return ({ id }: ConsignmentListItem) => (oddIds.has(id) ? 'odd' : changed(id));
}
