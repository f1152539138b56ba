import { Layers } from 'lucide-react';

import { manifestingTexts } from '@contracts/texts/app/manifesting';
import { manifestTexts } from '@contracts/texts/spec/manifests';

import { NoRecords } from '../../../shared/feedback/NoRecords';
import { gridTotals } from '../../../shared/grid/grid-state';
import { queryProps, useOwnedData } from '../../../shared/grid/query-props';
import { EntityGrid } from '../../../shared/grid/EntityGrid';
import type { ListQueryHandle } from '../../../shared/grid/useListQuery';
import { ManifestCard } from './ManifestCard';
import { ManifestDetail } from './ManifestDetail';
import { useManifestColumns } from './manifest-columns';
import { useListManifestsQuery } from '../manifests.api';
import { ResendData } from '../resend/ResendData';
import { ManifestToolbar } from '../toolbar/ManifestToolbar';
import { sheetFilters } from '../toolbar/sheet-filters';
import { useManifestFilter } from '../toolbar/useManifestFilter';
import { useManifestsRequest } from '../toolbar/useManifestsRequest';

export interface ManifestedTabProps {
  readonly list: ListQueryHandle;
  /** Number of manifests with a failed integration. */
  readonly failures: number | undefined;
  /** Default order of the list. */
  readonly defaultSort: string;
}

/** Submitted manifests, newest first, with expandable rows. */
export function ManifestedTab({ list, failures, defaultSort }: ManifestedTabProps) {
  const dates = useManifestFilter();
  const columns = useManifestColumns();
  const { query } = list;
  const request = useManifestsRequest(query, dates);
  const listQuery = useListManifestsQuery(request);
  const data = useOwnedData(request.clientId, listQuery);

  return (
    <>
      <ManifestToolbar
        list={list}
        dates={dates}
        failures={failures ?? 0}
        actions={<ResendData />}
      />
      <EntityGrid
        label={manifestTexts.title}
        columns={columns}
        rows={data?.manifests}
        {...gridTotals(data)}
        query={query}
        onQueryChange={list.change}
        {...queryProps(listQuery, manifestTexts.fetchFailed)}
        empty={
          <NoRecords
            icon={Layers}
            title={manifestTexts.empty}
            firstUse={manifestingTexts.noneSubmitted}
            isFiltered={query.q !== '' || dates.filter.failuresOnly}
            onClear={() => {
              list.change({ q: '' });
              dates.showSucceeded();
            }}
          />
        }
        detail={{
          header: manifestTexts.columns.details,
          label: ({ manifestNumber }) => manifestNumber,
          render: (manifest) => <ManifestDetail manifest={manifest} />,
        }}
        filters={sheetFilters({ list, dates, failures: failures ?? 0, defaultSort })}
        renderCard={(manifest) => <ManifestCard manifest={manifest} />}
      />
    </>
  );
}
