import { TimerOff } from 'lucide-react';
import { useState } from 'react';

import { ownTransitTexts as words } from '@contracts/texts/own-zones';
import { shellTexts } from '@contracts/texts/shell';
import { transitTexts } from '@contracts/texts/zones';
import type { TransitLaneView } from '@contracts/views/carrier-zone.view';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { answerProps } from '../../shared/grid/answer-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { localPage, type LocalList } from '../../shared/grid/local-list';
import { laneColumns } from './lane-columns';
import type { TransitTimes } from './useTransitTimes';

/** TRANSIT-11, CROSS-03: all lanes at once. */
const MOST_LANES = 1_000;

const listed: LocalList<TransitLaneView> = {
  text: ({ toZone }) => toZone,
  keys: { toZone: ({ toZone }) => toZone, eta: ({ eta }) => eta },
};

export interface LaneGridProps {
  readonly times: TransitTimes;
  readonly showsChangedOnly: boolean;
}

/** Every lane from the zone; the order follows what is saved, so that nothing jumps while one types. */
export function LaneGrid({ times, showsChangedOnly }: LaneGridProps) {
  const [query, setQuery] = useState({ page: 0, size: MOST_LANES, sort: 'toZone,ASC' });
  const { lanes, edits } = times;
  const all = lanes.data?.filter(({ id }) => !showsChangedOnly || edits.typed.has(id));
  const { rows, total } = localPage(all ?? [], { ...query, q: '' }, listed);
  return (
    <EntityGrid
      label={shellTexts.transitTimes}
      columns={laneColumns}
      rows={all && rows}
      total={total}
      query={query}
      sizes={[MOST_LANES]}
      onQueryChange={(part) => {
        setQuery((current) => ({ ...current, ...part }));
      }}
      {...answerProps(lanes, words.loadFailed)}
      empty={
        <EmptyState
          icon={TimerOff}
          title={lanes.data?.length === 0 ? transitTexts.empty : words.noChanges}
        />
      }
    />
  );
}
