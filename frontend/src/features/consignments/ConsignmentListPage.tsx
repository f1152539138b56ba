import { Suspense } from 'react';

import { consignmentListTexts } from '@contracts/texts/consignment-list';

import { FilterBar } from '../../shared/filters/FilterBar';
import { ListSearch } from '../../shared/filters/ListSearch';
import { ColumnChooser } from '../../shared/grid/ColumnChooser';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { Page } from '../../shared/layout/Page';
import { PageTabs } from '../../shared/layout/PageTabs';
import { lazy } from '../../shared/loading/lazy';
import { filterConfigs } from './filters/consignment-filters';
import { consignmentTabs, tabLabel } from './filters/consignment-tabs';
import { useColumnChoice } from './columns/useColumnChoice';
import { ListedConsignments } from './ListedConsignments';
import { useAskedList, useStateCounts, type AskedList } from './useConsignmentList';

/** The rows come first: the menu of filters follows. */
const ListActions = lazy(async () => {
  const { ListActions: actions } = await import('./ListActions');
  return { default: actions };
});

/** LIST: every consignment in the user's reach, by tab, filter and search. */
export function ConsignmentListPage() {
  const asked = useAskedList();
  const columns = useColumnChoice(asked.tab, asked.list);

  return (
    <Page title={consignmentListTexts.title} subtitle={consignmentListTexts.subtitle}>
      <StateTabs asked={asked} />
      <Toolbar asked={asked} columns={columns} />
      <ListedConsignments asked={asked} columns={columns.shown} />
    </Page>
  );
}

function StateTabs({ asked }: { readonly asked: AskedList }) {
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
  readonly asked: AskedList;
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
