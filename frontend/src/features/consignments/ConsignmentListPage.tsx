import { Suspense, useEffect, useMemo, useRef } from 'react';

import { type ConsignmentTab, consignmentTabs } from '@contracts/lists/consignment-list.columns';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';

import { FilterBar } from '../../shared/filters/FilterBar';
import { ListSearch } from '../../shared/filters/ListSearch';
import { ColumnChooser } from '../../shared/grid/ColumnChooser';
import type { ListQueryHandle } from '../../shared/grid/useListQuery';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { Page } from '../../shared/layout/Page';
import { PageTabs } from '../../shared/layout/PageTabs';
import { lazy } from '../../shared/loading/lazy';
import { useSavePreferenceMutation } from '../../shared/session/session.api';
import { useSession } from '../../shared/session/useSession';
import { ConsignmentListBody } from './ConsignmentTable';
import {
  columnsOf,
  type ConsignmentColumn,
  hiddenAtFirst,
  lockedColumns,
} from './columns/consignment-columns';
import { filterConfigs, tabLabel } from './filters/consignment-filters';
import { type ListParams, useListParams, useStateCounts } from './useConsignmentList';

const SAVE_DELAY_MS = 800;

/** Visible columns of a tab: from the URL, else the user's preference, else the defaults. */
function useColumnChoice(tab: ConsignmentTab, list: ListQueryHandle) {
  const { preference } = useSession();
  const [savePreference] = useSavePreferenceMutation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const table = tab === 'OPEN' ? 'openConsignmentFields' : 'allConsignmentFields';

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const columns = columnsOf(tab);
  const preferred = preference?.[table].map(({ key }) => key) ?? [];
  const usual = columns.map(({ field }) => field).filter((field) => !hiddenAtFirst(tab).has(field));
  const asked = list.query.cols ?? (preferred.length > 0 ? preferred : usual);
  const visible = [
    ...asked.filter((field) => columns.some((column) => column.field === field)),
    ...usual.filter((field) => lockedColumns.has(field) && !asked.includes(field)),
  ];

  return {
    columns: columns.map(({ field, headerName = field }) => ({
      key: field,
      label: headerName,
      isLocked: lockedColumns.has(field),
    })),
    visible,
    shown: useShown(tab, visible),
    change: (next: readonly string[]) => {
      list.change({ cols: next, page: list.query.page });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const chosen = columns.filter(({ field }) => next.includes(field));
        void savePreference({
          [table]: chosen.map(({ field, headerName = field }) => ({
            key: field,
            label: headerName,
          })),
        });
      }, SAVE_DELAY_MS);
    },
    reset: () => {
      list.change({ cols: null, page: list.query.page });
      void savePreference({ [table]: [] });
    },
  };
}

/** Keeps the array's identity while the same columns are shown; a new one re-renders every cell. */
function useShown(tab: ConsignmentTab, visible: readonly string[]): readonly ConsignmentColumn[] {
  const fields = visible.join();
  return useMemo(
    () =>
      fields
        .split(',')
        .flatMap((field) => columnsOf(tab).filter((column) => column.field === field)),
    [tab, fields],
  );
}

/** Loads after the rows. */
const ListActions = lazy(async () => {
  const { ListActions: actions } = await import('./ListActions');
  return { default: actions };
});

/** LIST: all consignments in the user's scope, by tab, filter and search. */
export function ConsignmentListPage() {
  const asked = useListParams();
  const columns = useColumnChoice(asked.tab, asked.list);

  return (
    <Page title={consignmentListTexts.title} subtitle={consignmentListTexts.subtitle}>
      <StateTabs asked={asked} />
      <Toolbar asked={asked} columns={columns} />
      <ConsignmentListBody asked={asked} columns={columns.shown} />
    </Page>
  );
}

function StateTabs({ asked }: { readonly asked: ListParams }) {
  const counts = useStateCounts(asked);
  return (
    <PageTabs
      label="Consignment state"
      value={asked.tab}
      tabs={consignmentTabs.map((value) => ({
        value,
        label: tabLabel(value),
        ...(value !== 'ALL' && { count: counts?.[value] }),
      }))}
      onChange={asked.changeTab}
    />
  );
}

interface ToolbarProps {
  readonly asked: ListParams;
  readonly columns: ReturnType<typeof useColumnChoice>;
}

function Toolbar({ asked, columns }: ToolbarProps) {
  const { list, tab, filters } = asked;
  return (
    <ListToolbar
      actions={
        <>
          <Suspense fallback={null}>
            <ListActions asked={asked} />
          </Suspense>
          <ColumnChooser
            columns={columns.columns}
            visible={columns.visible}
            onChange={columns.change}
            onReset={columns.reset}
          />
        </>
      }
    >
      <ListSearch label="Search consignments" list={list} />
      <FilterBar
        configs={filterConfigs(tab)}
        filters={filters}
        onChange={(next) => {
          list.change({ filters: next });
        }}
      />
    </ListToolbar>
  );
}
