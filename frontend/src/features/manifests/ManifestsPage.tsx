import { sortNames } from '@contracts/lists/list-column';
import { manifestColumns } from '@contracts/lists/manifest-list.columns';
import { openManifestColumns } from '@contracts/lists/open-manifest.columns';
import { manifestTexts } from '@contracts/texts/spec/manifests';

import { type ListSchema, useListQuery } from '../../shared/grid/useListQuery';
import { Page } from '../../shared/layout/Page';
import { PageTabs } from '../../shared/layout/PageTabs';
import { useSession } from '../../shared/session/useSession';
import { ManifestedTab } from './manifested/ManifestedTab';
import { OpenManifestsTab } from './open/OpenManifestsTab';
import { useManifestCounts } from './useManifestCounts';

const tabs = ['OPEN', 'MANIFESTED'] as const;
const PAGE_SIZE = 10;

/** MAN-07, MAN-08 */
const defaultSort = { open: 'dispatchDate,DESC', manifested: 'createdAt,DESC' } as const;
const sorts = {
  open: sortNames(openManifestColumns),
  manifested: sortNames(manifestColumns),
} as const;
const schemaOf = (tab: keyof typeof sorts, pageSize: number | undefined): ListSchema => ({
  tabs,
  defaults: { size: pageSize ?? PAGE_SIZE, sort: defaultSort[tab] },
  sorts: sorts[tab],
});

/** MAN: open and submitted manifests. */
export function ManifestsPage() {
  const pageSize = useSession().claims?.manifestRecordsPerPage;
  const openSchema = schemaOf('open', pageSize);
  const open = useListQuery(openSchema);
  const manifested = useListQuery(schemaOf('manifested', pageSize));
  const counts = useManifestCounts();
  const isOpen = open.query.tab === 'OPEN';

  return (
    <Page title={manifestTexts.title} subtitle={manifestTexts.subtitle}>
      <PageTabs
        label={manifestTexts.title}
        value={open.query.tab}
        tabs={tabs.map((value) => ({
          value,
          label: manifestTexts.tabs[value],
          count: counts[value],
        }))}
        onChange={(tab) => {
          open.change({ tab, q: '', sort: openSchema.defaults.sort });
        }}
      />
      {isOpen ? (
        <OpenManifestsTab list={open} defaultSort={defaultSort.open} />
      ) : (
        <ManifestedTab
          list={manifested}
          failures={counts.failures}
          defaultSort={defaultSort.manifested}
        />
      )}
    </Page>
  );
}
