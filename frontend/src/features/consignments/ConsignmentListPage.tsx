import { lazy, Suspense, useEffect, useState } from 'react';

import { consignmentListTexts } from '@contracts/texts/consignment-list';

import { KeysKept } from '../../shared/commands/KeysKept';
import { FilterBar } from '../../shared/filters/FilterBar';
import { ListSearch } from '../../shared/filters/ListSearch';
import { ColumnChooser } from '../../shared/grid/ColumnChooser';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { Page } from '../../shared/layout/Page';
import { PageTabs } from '../../shared/layout/PageTabs';
import { LazyManifestBooking } from '../../shared/manifesting/LazyManifestBooking';
import { useManifesting } from '../../shared/manifesting/useManifesting';
import { filterConfigs } from './filters/consignment-filters';
import { consignmentTabs, tabLabel } from './filters/consignment-tabs';
import { ConsignmentGrid } from './ConsignmentGrid';
import { useColumnChoice } from './columns/useColumnChoice';
import { useConsignmentList, type ConsignmentList } from './useConsignmentList';

/** Needed with the first selection, fetched once the list is drawn. */
const loadSelection = () => import('./selection/ConsignmentSelection');
const ConsignmentSelection = lazy(async () => {
  const { ConsignmentSelection: selection } = await loadSelection();
  return { default: selection };
});

/** The rows come first: what is said above them, and the menu of filters, follow. */
const ListNotices = lazy(async () => {
  const { ListNotices: notices } = await import('./ListNotices');
  return { default: notices };
});
const ListActions = lazy(async () => {
  const { ListActions: actions } = await import('./ListActions');
  return { default: actions };
});

/** LIST: every consignment in the user's reach, by tab, filter and search. */
export function ConsignmentListPage() {
  const consignments = useConsignmentList();
  const columns = useColumnChoice(consignments.tab, consignments.list);
  const manifesting = useManifesting();
  const { tab, answer, changeTab } = consignments;
  const hasSelected = useOnceTrue(consignments.selected.length > 0);
  useEffect(() => void loadSelection(), []);

  return (
    <Page title={consignmentListTexts.title} subtitle={consignmentListTexts.subtitle}>
      <PageTabs
        label="Consignment state"
        value={tab}
        tabs={consignmentTabs.map((value) => ({
          value,
          label: tabLabel(value),
          ...(value !== 'ALL' && { count: answer.data?.counts[value] }),
        }))}
        onChange={changeTab}
      />
      <Toolbar consignments={consignments} columns={columns} />
      <Suspense fallback={null}>
        <ListNotices consignments={consignments} />
      </Suspense>
      <ConsignmentGrid consignments={consignments} columns={columns.shown} />
      {hasSelected && (
        <Suspense fallback={<KeysKept />}>
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
            consignments.steady.settle();
            consignments.clearSelection();
          }}
          onClose={manifesting.stop}
        />
      )}
    </Page>
  );
}

/** Stays true: what can be undone of a selection outlives it. */
function useOnceTrue(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}

interface ToolbarProps {
  readonly consignments: ConsignmentList;
  readonly columns: ReturnType<typeof useColumnChoice>;
}

function Toolbar({ consignments, columns }: ToolbarProps) {
  const { list, tab, filters } = consignments;
  return (
    <ListToolbar
      actions={
        <>
          <Suspense fallback={null}>
            <ListActions consignments={consignments} />
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
