import { TimerOff } from 'lucide-react';
import { useState } from 'react';

import { appTransitTexts as texts } from '@contracts/texts/app/zones';
import { shellTexts } from '@contracts/texts/spec/shell';
import { transitTexts } from '@contracts/texts/spec/zones';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { queryProps } from '../../shared/grid/query-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { localPage, type LocalList } from '../../shared/grid/local-list';
import { laneColumns } from './lane-columns';
import type { TransitTimes } from './useTransitTimes';

/** TRANSIT-11, CROSS-03: page size that fits all lanes. */
const MAX_LANES = 1_000;

const localList: LocalList<TransitLaneView> = {
  text: ({ toZone }) => toZone,
  keys: { toZone: ({ toZone }) => toZone, eta: ({ eta }) => eta },
};

export interface LaneGridProps {
  readonly times: TransitTimes;
  readonly isChangedOnly: boolean;
}

/** Lanes from the zone, sorted by saved values so that rows do not move while typing. */
export function LaneGrid({ times, isChangedOnly }: LaneGridProps) {
  const [query, setQuery] = useState({ page: 0, size: MAX_LANES, sort: 'toZone,ASC' });
  const { lanes, edits } = times;
  const all = lanes.data?.filter(({ id }) => !isChangedOnly || edits.typed.has(id));
  const { rows, total } = localPage(all ?? [], { ...query, q: '' }, localList);
  return (
    <EntityGrid
      label={shellTexts.transitTimes}
      columns={laneColumns}
      rows={all && rows}
      total={total}
      query={query}
      sizes={[MAX_LANES]}
      onQueryChange={(part) => {
        setQuery((current) => ({ ...current, ...part }));
      }}
      {...queryProps(lanes, texts.loadFailed)}
      empty={
        <EmptyState
          icon={TimerOff}
          title={lanes.data?.length === 0 ? transitTexts.empty : texts.noChanges}
        />
      }
    />
  );
}
