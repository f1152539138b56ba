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
import { ConsignmentListBody } from './ConsignmentTable';
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
  const { list } = asked;
  const isPhone = useIsPhone();
  return (
    <ListToolbar
      actions={
        <>
          <Suspense fallback={null}>
            <ListActions asked={asked} />
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
      {!isPhone && <Filters asked={asked} />}
    </ListToolbar>
  );
}

function Filters({ asked }: { readonly asked: ListParams }) {
  const { list, filters } = asked;
  return (
    <FilterBar
      configs={useFilterConfigs(asked)}
      filters={filters}
      onChange={(next) => {
        list.change({ filters: next });
      }}
    />
  );
}
