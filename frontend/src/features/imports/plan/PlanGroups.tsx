import { ListX } from 'lucide-react';
import { useState } from 'react';

import { importScreenTexts as words } from '@contracts/texts/app/imports';
import type { ImportDetailView } from '@contracts/views/import.view';

import { NoRecords } from '../../../shared/feedback/NoRecords';
import { SearchBox } from '../../../shared/filters/SearchBox';
import { EntityGrid } from '../../../shared/grid/EntityGrid';
import { queryProps } from '../../../shared/grid/query-props';
import { ListToolbar } from '../../../shared/layout/ListToolbar';
import { PageTabs } from '../../../shared/layout/PageTabs';
import { groupColumns, GroupCard } from './group-columns';
import { GroupDialog } from './GroupDialog';
import { PlanOptions } from './PlanOptions';
import { type GroupFilter, type GroupPages, useGroupPages } from './useGroupPages';

const filters: readonly GroupFilter[] = [
  'all',
  'CREATE',
  'UPDATE',
  'DRAFT',
  'SKIP',
  'ERROR',
  'FAILED',
];

interface PlanGroupsProps {
  readonly found: ImportDetailView;
}

/** References of an import, by planned action or outcome. */
export function PlanGroups({ found }: PlanGroupsProps) {
  const pages = useGroupPages(found);
  const [opened, setOpened] = useState<number | null>(null);
  const openRow = ({ no }: { readonly no: number }) => {
    setOpened(no);
  };
  return (
    <>
      <GroupFilters found={found} pages={pages} />
      <EntityGrid
        label={words.columns.references}
        columns={groupColumns}
        rows={pages.rows}
        total={pages.total}
        totalIsAtLeast={pages.totalIsAtLeast}
        query={pages.query}
        onQueryChange={pages.turn}
        sizes={[pages.query.size]}
        {...queryProps(pages.answer, words.groupsFailed)}
        empty={
          <NoRecords
            icon={ListX}
            title={words.noGroups}
            firstUse={words.noGroupsReason}
            isFiltered={pages.isFiltered}
            hiddenBy={words.searchHides}
            onClear={() => {
              pages.show('all');
              pages.find('');
            }}
          />
        }
        renderCard={(row) => <GroupCard row={row} />}
        {...(found.hasFile && { onRowOpen: openRow })}
      />
      {opened !== null && (
        <GroupDialog
          found={found}
          no={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

interface GroupFiltersProps extends PlanGroupsProps {
  readonly pages: GroupPages;
}

const GroupFilters = ({ found, pages }: GroupFiltersProps) => (
  <>
    <PageTabs
      label={words.columns.action}
      tabs={tabsOf(found, pages.filter)}
      value={pages.filter}
      onChange={(value) => {
        pages.show(filters.find((filter) => filter === value) ?? 'all');
      }}
    />
    <ListToolbar>
      <SearchBox label={words.search} value={pages.search} onChange={pages.find} />
      <PlanOptions found={found} />
    </ListToolbar>
  </>
);

/** Only actions that occur, and the selected one. */
function tabsOf({ counts, referenceCount }: ImportDetailView, current: GroupFilter) {
  const all = [
    { value: 'all', label: words.tabs.all, count: referenceCount },
    { value: 'CREATE', label: words.actions.CREATE, count: counts.create },
    { value: 'UPDATE', label: words.actions.UPDATE, count: counts.update },
    { value: 'DRAFT', label: words.actions.DRAFT, count: counts.draft },
    { value: 'SKIP', label: words.actions.SKIP, count: counts.skip },
    { value: 'ERROR', label: words.actions.ERROR, count: counts.error },
    { value: 'FAILED', label: words.tabs.FAILED, count: counts.failed },
  ];
  return all.filter(({ value, count }) => value === 'all' || value === current || count > 0);
}
