import { Suspense } from 'react';

import { consignmentTabs } from '@contracts/lists/consignment-list.columns';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';

import { FilterBar } from '../../shared/filters/FilterBar';
import { ListSearch } from '../../shared/filters/ListSearch';
import { ColumnChooser } from '../../shared/grid/ColumnChooser';
import { useIsPhone } from '../../shared/layout/useIsPhone';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { Page } from '../../shared/layout/Page';
import { PageTabs } from '../../shared/layout/PageTabs';
import { lazy } from '../../shared/loading/lazy';
import { ConsignmentListBody } from './ConsignmentListBody';
import { useColumnChoice } from './columns/useColumnChoice';
import {
  useFilterConfigs,
  type ListParams,
  useListParams,
  useStateCounts,
} from './useConsignmentList';
import { tabLabel } from './filters/consignment-filters';

/** Loads after the rows. */
const ListActions = lazy(async () => {
  const { ListActions: actions } = await import('./ListActions');
  return { default: actions };
});

/** Only needed on phones. */
const ScanConsignment = lazy(async () => {
  const { ScanConsignment: scan } = await import('./ScanConsignment');
  return { default: scan };
});

/** LIST: all consignments in the user's scope, by tab, filter and search. */
export function ConsignmentListPage() {
  const listParams = useListParams();
  const columns = useColumnChoice(listParams.tab, listParams.list);

  return (
    <Page title={consignmentListTexts.title} subtitle={consignmentListTexts.subtitle}>
      <StateTabs listParams={listParams} />
      <Toolbar listParams={listParams} columns={columns} />
      <ConsignmentListBody listParams={listParams} columns={columns.shown} />
    </Page>
  );
}

function StateTabs({ listParams }: { readonly listParams: ListParams }) {
  const counts = useStateCounts(listParams);
  return (
    <PageTabs
      label="Consignment state"
      value={listParams.tab}
      tabs={consignmentTabs.map((value) => ({
        value,
        label: tabLabel(value),
        ...(value !== 'ALL' && { count: counts?.[value] }),
      }))}
      onChange={listParams.changeTab}
    />
  );
}

interface ToolbarProps {
  readonly listParams: ListParams;
  readonly columns: ReturnType<typeof useColumnChoice>;
}

function Toolbar({ listParams, columns }: ToolbarProps) {
  const { list } = listParams;
  const isPhone = useIsPhone();
  return (
    <ListToolbar
      actions={
        <>
          <Suspense fallback={null}>
            <ListActions listParams={listParams} />
          </Suspense>
          {!isPhone && (
            <ColumnChooser
              columns={columns.columns}
              visible={columns.visible}
              onChange={columns.change}
              onReset={columns.reset}
            />
          )}
        </>
      }
    >
      <ListSearch label="Search consignments" list={list} />
      {isPhone && (
        <Suspense fallback={null}>
          <ScanConsignment list={list} />
        </Suspense>
      )}
      {!isPhone && <Filters listParams={listParams} />}
    </ListToolbar>
  );
}

function Filters({ listParams }: { readonly listParams: ListParams }) {
  const { list, filters } = listParams;
  return (
    <FilterBar
      configs={useFilterConfigs(listParams)}
      filters={filters}
      onChange={(next) => {
        list.change({ filters: next });
      }}
    />
  );
}
