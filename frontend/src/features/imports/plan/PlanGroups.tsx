import Box from '@mui/material/Box';
import { ListX } from 'lucide-react';
import { useState } from 'react';

import type { ImportKind } from '@contracts/rules/import-kinds';
import { importKindTexts } from '@contracts/texts/app/import-kinds';
import { importOfferTexts } from '@contracts/texts/app/import-offers';
import { importScreenTexts as texts } from '@contracts/texts/app/imports';
import type { ImportDetailView } from '@contracts/views/import.view';

import { NoRecords } from '../../../shared/feedback/NoRecords';
import { SearchBox } from '../../../shared/filters/SearchBox';
import { CardDetails } from '../../../shared/grid/CardDetails';
import { EntityGrid } from '../../../shared/grid/EntityGrid';
import { queryProps } from '../../../shared/grid/query-props';
import { type Segment, SegmentedControl } from '../../../shared/forms/SegmentedControl';
import { ListToolbar } from '../../../shared/layout/ListToolbar';
import { addressGroupColumns } from './address-group-columns';
import {
  changedFields,
  changeTexts,
  groupColumns,
  GroupCard,
  namedChanges,
  type GroupRow,
} from './group-columns';
import { rateGroupColumns, zoneGroupColumns } from './carrier-group-columns';
import { GroupDetail } from './GroupDetail';
import { GroupDialog } from './GroupDialog';
import { groupName } from './group-name';
import { PlanOptions } from './PlanOptions';
import { type GroupFilter, type GroupPages, useGroupPages } from './useGroupPages';

interface PlanGroupsProps {
  readonly importView: ImportDetailView;
}

/** References, addresses, lanes or suburbs of an import, by planned action or outcome. */
export function PlanGroups({ importView }: PlanGroupsProps) {
  const pages = useGroupPages(importView);
  const kindTexts = importKindTexts[importView.kind];
  const [opened, setOpened] = useState<number | null>(null);
  const openRow = ({ no }: { readonly no: number }) => {
    setOpened(no);
  };
  const detail = importView.hasFile ? detailOf(importView, openRow) : null;
  return (
    <>
      <GroupFilters importView={importView} pages={pages} />
      <EntityGrid
        label={kindTexts.rows}
        columns={columnsOf[importView.kind]}
        rows={pages.rows}
        total={pages.total}
        totalIsAtLeast={pages.totalIsAtLeast}
        query={pages.query}
        onQueryChange={pages.changePage}
        sizes={[pages.query.size]}
        {...queryProps(pages.listQuery, kindTexts.loadFailed)}
        empty={<NoGroups kind={importView.kind} pages={pages} />}
        renderCard={(row) => (
          <GroupCard row={row} changes={changesOf[importView.kind](row)}>
            {detail?.has(row) && (
              <CardDetails
                label={importOfferTexts.cardDetails}
                recordName={row.reference || row.receiver}
              >
                {() => detail.render(row)}
              </CardDetails>
            )}
          </GroupCard>
        )}
        {...(detail && { onRowOpen: openRow, detail })}
      />
      {opened !== null && (
        <GroupDialog
          importView={importView}
          no={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

const columnsOf: Readonly<Record<ImportKind, typeof groupColumns>> = {
  CONSIGNMENT: groupColumns,
  ADDRESS: addressGroupColumns,
  RATE_CARD: rateGroupColumns,
  CARRIER_ZONE: zoneGroupColumns,
};

/** Changes on a card; those of a consignment are in its details, with its price. */
const changesOf: Readonly<Record<ImportKind, (row: GroupRow) => string>> = {
  CONSIGNMENT: () => '',
  ADDRESS: changedFields,
  RATE_CARD: namedChanges,
  CARRIER_ZONE: changeTexts,
};

const NoGroups = ({ kind, pages }: { readonly kind: ImportKind; readonly pages: GroupPages }) => (
  <NoRecords
    icon={ListX}
    title={importKindTexts[kind].none}
    firstUse={importKindTexts[kind].noneReason}
    isFiltered={pages.isFiltered}
    hiddenBy={importKindTexts[kind].searchHides}
    onClear={() => {
      pages.showFilter('all');
      pages.find('');
    }}
  />
);

/** Content of an expanded row. */
const detailOf = (importView: ImportDetailView, onEdit: (row: GroupRow) => void) => ({
  label: (row: GroupRow) => groupName(importView.kind, row),
  has: ({ action }: GroupRow) => action !== null && action !== 'SKIP',
  render: (row: GroupRow) => (
    <GroupDetail
      importView={importView}
      no={row.no}
      onEdit={() => {
        onEdit(row);
      }}
    />
  ),
});

interface GroupFiltersProps extends PlanGroupsProps {
  readonly pages: GroupPages;
}

const GroupFilters = ({ importView, pages }: GroupFiltersProps) => (
  <ListToolbar>
    <SearchBox
      label={importKindTexts[importView.kind].search}
      value={pages.search}
      onChange={pages.find}
    />
    <Box sx={{ maxWidth: 1, overflowX: 'auto' }}>
      <SegmentedControl
        label={texts.columns.action}
        segments={segmentsOf(importView, pages.filter)}
        value={pages.filter}
        onChange={pages.showFilter}
      />
    </Box>
    <PlanOptions importView={importView} />
  </ListToolbar>
);

/** Only actions that occur, and the selected one. */
function segmentsOf(
  { counts, referenceCount }: ImportDetailView,
  current: GroupFilter,
): Segment<GroupFilter>[] {
  const all: readonly (readonly [GroupFilter, string, number])[] = [
    ['all', texts.tabs.all, referenceCount],
    ['CREATE', texts.actions.CREATE, counts.create],
    ['UPDATE', texts.actions.UPDATE, counts.update],
    ['DRAFT', texts.actions.DRAFT, counts.draft],
    ['SKIP', texts.actions.SKIP, counts.skip],
    ['ERROR', texts.actions.ERROR, counts.error],
    ['FAILED', texts.tabs.FAILED, counts.failed],
  ];
  return all
    .filter(([value, , count]) => value === 'all' || value === current || count > 0)
    .map(([value, label, count]) => ({
      value,
      label: `${label} ${count.toLocaleString('en-AU')}`,
    }));
}
