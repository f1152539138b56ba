import { useEffect, useRef } from 'react';

import { Layers } from 'lucide-react';

import { manifestingTexts } from '@contracts/texts/app/manifesting';
import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { OpenManifestListItem } from '@contracts/views/manifest.view';

import { NoRecords } from '../../../shared/feedback/NoRecords';
import { gridTotals } from '../../../shared/grid/grid-state';
import { queryProps, useOwnedData } from '../../../shared/grid/query-props';
import { EntityGrid } from '../../../shared/grid/EntityGrid';
import type { ListQueryHandle } from '../../../shared/grid/useListQuery';
import { ManifestAllButton } from '../../../shared/manifesting/ManifestAllButton';
import { LazyManifestBooking, useManifesting } from '../../../shared/manifesting/useManifesting';
import { useClient } from '../../../shared/session/useClient';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useListOpenManifestsQuery } from '../manifests.api';
import { ManifestToolbar } from '../toolbar/ManifestToolbar';
import { OpenManifestCard } from './OpenManifestCard';
import { OpenManifestDetail } from './OpenManifestDetail';
import { useOpenManifestColumns } from './open-manifest-columns';
import { sheetFilters } from '../toolbar/sheet-filters';
import { useManifestFilter } from '../toolbar/useManifestFilter';
import { useManifestsRequest } from '../toolbar/useManifestsRequest';
import { useOpenManifestMembers } from './useOpenManifestMembers';

export interface OpenManifestsTabProps {
  readonly list: ListQueryHandle;
  /** Default order of the list. */
  readonly defaultSort: string;
}

/** Open manifests: groups of created consignments (GAP-32). */
export function OpenManifestsTab({ list, defaultSort }: OpenManifestsTabProps) {
  const dates = useManifestFilter();
  const { manifesting, start } = useOpenManifesting();
  const can = usePermissionCheck();
  const columns = useOpenManifestColumns((open) => void start(open));
  const { query } = list;
  const request = useManifestsRequest(query, dates);
  const listQuery = useListOpenManifestsQuery({ ...request, includeConsignments: false });
  const data = useOwnedData(request.clientId, listQuery);

  return (
    <>
      <ManifestToolbar list={list} dates={dates} actions={<ManifestAllButton />} />
      <EntityGrid
        label={manifestTexts.title}
        columns={columns}
        rows={data?.openManifests}
        {...gridTotals(data)}
        query={query}
        onQueryChange={list.change}
        {...queryProps(listQuery, manifestTexts.fetchFailed)}
        empty={
          <NoRecords
            icon={Layers}
            title={manifestTexts.openEmpty}
            firstUse={manifestingTexts.noneOpen}
            isFiltered={query.q !== ''}
            onClear={() => {
              list.change({ q: '' });
            }}
          />
        }
        detail={{
          header: manifestTexts.openColumns.details,
          label: (open) => `${open.carrierName}, ${open.displayServiceType}`,
          render: ({ id }) => <OpenManifestDetail id={id} />,
        }}
        filters={sheetFilters({ list, dates, defaultSort })}
        renderCard={(open) => (
          <OpenManifestCard
            open={open}
            canManifest={can('UPDATE_CONSIGNMENT', open.clientId)}
            onManifest={() => void start(open)}
          />
        )}
      />
      <OpenManifestBooking manifesting={manifesting} />
    </>
  );
}

/** Manifesting of a whole group, whose consignments are loaded first. */
function useOpenManifesting() {
  const manifesting = useManifesting();
  const loadMembers = useOpenManifestMembers();
  const { clientId } = useClient();
  const latestRequest = useRef(0);
  useEffect(() => {
    latestRequest.current += 1;
  }, [clientId]);

  const start = async ({ id }: OpenManifestListItem) => {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    const members = await loadMembers(id);
    // not if another group or client was chosen while they were loading
    if (requestNumber === latestRequest.current && members.length > 0)
      await manifesting.start(members);
  };
  return { manifesting, start };
}

function OpenManifestBooking({
  manifesting,
}: {
  readonly manifesting: ReturnType<typeof useManifesting>;
}) {
  if (!manifesting.consignments) return null;
  return (
    <LazyManifestBooking
      consignments={manifesting.consignments}
      texts={{ done: manifestTexts.created, failed: manifestTexts.createFailed }}
      onDone={manifesting.stop}
      onClose={manifesting.stop}
    />
  );
}
