import Skeleton from '@mui/material/Skeleton';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';

import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { KeystrokeBuffer } from '../../shared/commands/KeystrokeBuffer';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import type { ListFilters } from '../../shared/grid/entity-grid.types';
import { type GridSelection, gridTotals } from '../../shared/grid/grid-state';
import { queryProps } from '../../shared/grid/query-props';
import { lazy } from '../../shared/loading/lazy';
import { LazyManifestBooking, useManifesting } from '../../shared/manifesting/useManifesting';
import type { ConsignmentColumn } from './columns/consignment-columns';
import { rowActionColumns } from './columns/row-action-columns';
import { usePublishRows } from './listed-rows';
import { type ConsignmentList, type ListParams, useConsignmentList } from './useConsignmentList';
import { type RowActions, useRowActions, useRowCommands } from './useRowActions';

/** Only needed on phones. */
const ConsignmentCard = lazy(async () => {
  const { ConsignmentCard: card } = await import('./ConsignmentCard');
  return { default: card };
});

/** Only needed in the sheet of a phone. */
const ConsignmentFilterSections = lazy(async () => {
  const { ConsignmentFilterSections: sections } =
    await import('./filters/ConsignmentFilterSections');
  return { default: sections };
});

/** Only needed for an empty list. */
const EmptyConsignmentList = lazy(async () => {
  const { EmptyConsignmentList: nothing } = await import('./EmptyConsignmentList');
  return { default: nothing };
});

interface ConsignmentGridProps {
  readonly consignments: ConsignmentList;
  readonly columns: readonly ConsignmentColumn[];
}

/** Table of consignments with row actions and keyboard shortcuts. */
function ConsignmentGrid({ consignments, columns }: ConsignmentGridProps) {
  const { list, tab, listQuery, data, rows, selectedIds, select } = consignments;
  const actions = useRowActions();
  const selection = useMemo(() => ({ ids: selectedIds, onChange: select }), [selectedIds, select]);
  const isHighlighted = useIsHighlighted(consignments);
  usePublishRows(rows);

  return (
    <EntityGrid
      label={consignmentListTexts.title}
      columns={useAllColumns(columns, consignments, actions)}
      rows={rows}
      {...gridTotals(data)}
      query={list.query}
      onQueryChange={list.change}
      {...queryProps(listQuery, consignmentListTexts.fetchFailed)}
      empty={
        <Suspense fallback={null}>
          <EmptyConsignmentList listParams={consignments} />
        </Suspense>
      }
      selection={selection}
      readModel="consignment-list"
      isHighlighted={isHighlighted}
      onRowOpen={actions.view}
      rowCommands={useRowCommands(tab, actions)}
      renderCard={useCardOf(selection)}
      filters={filtersOf(consignments)}
    />
  );
}

const filtersOf = (listParams: ConsignmentList): ListFilters => ({
  count: listParams.filters.length,
  content: (
    <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
      <ConsignmentFilterSections listParams={listParams} />
    </Suspense>
  ),
  onReset: () => {
    const { sort, filters } = listParams.saved.view;
    listParams.list.change({ sort, filters });
  },
});

/** A new array of columns would re-render every cell. */
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

const useIsHighlighted = ({ highlightedIds }: ConsignmentList) =>
  useCallback(({ id }: ConsignmentListItem) => highlightedIds.has(id), [highlightedIds]);

/** Keeps the function's identity while the selection is unchanged; a new one re-renders every card. */
const useCardOf = (selection: GridSelection) =>
  useCallback(
    (consignment: ConsignmentListItem) => (
      <Suspense fallback={<Skeleton height={72} />}>
        <ConsignmentCard consignment={consignment} selection={selection} />
      </Suspense>
    ),
    [selection],
  );

/** Needed with the first selection, preloaded once the list is rendered. */
const loadSelection = () => import('./selection/ConsignmentSelection');
const ConsignmentSelection = lazy(async () => {
  const { ConsignmentSelection: selection } = await loadSelection();
  return { default: selection };
});

/** Loads after the rows. */
const ListNotices = lazy(async () => {
  const { ListNotices: notices } = await import('./notices/ListNotices');
  return { default: notices };
});

interface ConsignmentListBodyProps {
  readonly listParams: ListParams;
  readonly columns: readonly ConsignmentColumn[];
}

/** Everything that re-renders on row updates: rows, notices and bulk actions. */
export function ConsignmentListBody({ listParams, columns }: ConsignmentListBodyProps) {
  const consignments = useConsignmentList(listParams);
  const manifesting = useManifesting();
  const hasSelected = useHasBeenTrue(consignments.selected.length > 0);
  useEffect(() => void loadSelection(), []);

  return (
    <>
      <Suspense fallback={null}>
        <ListNotices consignments={consignments} />
      </Suspense>
      <ConsignmentGrid consignments={consignments} columns={columns} />
      {hasSelected && (
        <Suspense fallback={<KeystrokeBuffer />}>
          <ConsignmentSelection consignments={consignments} manifesting={manifesting} />
        </Suspense>
      )}
      {manifesting.consignments && (
        <LazyManifestBooking
          consignments={manifesting.consignments}
          texts={{
            done: consignmentListTexts.manifested,
            failed: consignmentListTexts.manifestFailed,
          }}
          onDone={() => {
            manifesting.stop();
            consignments.stableRows.settle();
            consignments.clearSelection();
          }}
          onClose={manifesting.stop}
        />
      )}
    </>
  );
}

/** Whether the value has ever been true: a deletion can be undone after the selection is cleared. */
function useHasBeenTrue(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}
