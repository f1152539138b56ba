import type {
  Joined,
  LiveReadModel,
  LiveRows,
  ReadModelPositions,
  RowsChanged,
} from '@contracts/realtime/messages';
import type { Position } from '@contracts/realtime/position';
import { isTestClient } from '@contracts/rules/test-environment';

import { api, apiTags } from '../shared/api/api';
import { positions } from '../shared/api/position';
import { markChanged } from '../shared/live/changed-rows';
import { addLiveEntries } from '../shared/live/live-feed';
import { storeRows } from '../shared/live/patched-queries';
import { toRowsChanged, toRowsChangedByOthers } from '../shared/live/rows-changed';
import type { LiveHandlers } from '../shared/live/socket';
import type { createStaggeredRefetch } from '../shared/live/staggered-refetch';
import { changedBeforeJoining } from './changed-before-joining';
import { patchQueries } from './patch-queries';
import {
  figureTags,
  groupedByType,
  isEventTag,
  recordTagsOf,
  type Tag,
  tagsOf,
} from './cache-tags';
import type { AppDispatch, AppStore } from './store';

/** Spreads the requests of browsers that are notified at the same moment. */
const LIST_PAUSE = { minMs: 0, maxMs: 2000 };
/** After a backend restart every browser has missed changes. */
const RECONNECT_PAUSE = { minMs: 0, maxMs: 5000 };
/** Figures are refetched every few seconds, however many changes arrive. */
const FIGURE_PAUSE = { minMs: 1000, maxMs: 4500 };

export type StaggeredRefetch = ReturnType<typeof createStaggeredRefetch<Tag>>;

/** Changes that this page has been informed of. */
export interface LiveProgress {
  /**
   * Position up to which changes of each read model have been announced to this page. Rows may be newer: they are read
   * after the announcement, when later changes may not have been announced yet.
   */
  readonly announced: Map<LiveReadModel, Position>;
  hasJoined: boolean;
}

/** Progress and pending refetches of a page. Both outlive a connection: a renewed token opens another one. */
export interface LiveUpdateState {
  readonly progress: LiveProgress;
  readonly refetches: StaggeredRefetch;
}

/** Applies messages about rows to the cache; refetches if they do not contain the rows. */
export function createRowHandlers(
  dispatch: AppDispatch,
  { progress, refetches }: LiveUpdateState,
): Pick<LiveHandlers, 'onRows' | 'onRowsChanged' | 'onJoined'> {
  const { announced } = progress;
  const trackAnnounced = (readModel: LiveReadModel, position: Position) => {
    positions.advanceEvents(position);
    if (isAfter(position, announced.get(readModel))) announced.set(readModel, position);
  };
  // changes of test data are shown only while that data is selected
  const isShown = ({ clientId }: Pick<RowsChanged, 'clientId'>) =>
    isTestClient(clientId) === dispatch(isTestDataSelected);

  return {
    onRows(messages: readonly LiveRows[]) {
      for (const message of messages) {
        positions.advanceEvents(message.position);
        for (const { position } of message.moves) trackAnnounced(message.readModel, position);
        storeRows(message);
      }
      const changes = messages.map(toRowsChanged);
      markChanged(messages.map((message) => toRowsChangedByOthers(message, positions.written())));
      addLiveEntries(changes.filter(isShown));
      dispatch(patchQueries(messages));
      dispatch(api.util.invalidateTags(recordTagsOf(changes)));
      refetches.schedule(figureTags, FIGURE_PAUSE);
    },
    onRowsChanged(changes: readonly RowsChanged[]) {
      for (const { readModel, position } of changes) trackAnnounced(readModel, position);
      markChanged(changes.filter(({ position }) => position > positions.written()));
      addLiveEntries(changes.filter(isShown));
      refetches.schedule(groupedByType(tagsOf(changes)), LIST_PAUSE);
      refetches.schedule(figureTags, FIGURE_PAUSE);
    },
    onJoined(joined: Joined) {
      const latest = joined.positions ?? null; // a backend of an earlier version sends none
      const hasMissed = latest === null || entriesOf(latest).some(isUnannounced(announced));
      for (const change of entriesOf(latest ?? {})) trackAnnounced(...change);
      if (!progress.hasJoined) {
        progress.hasJoined = true;
        refetches.schedule(dispatch(changedBeforeJoining(joined)), LIST_PAUSE);
        return;
      }
      // Messages about records have no position, so that missed ones cannot be detected.
      const tags = apiTags.filter((tag) => hasMissed || !isEventTag(tag));
      refetches.schedule(
        tags.map((tag) => [tag]),
        RECONNECT_PAUSE,
      );
    },
  };
}

const entriesOf = (latest: ReadModelPositions) =>
  Object.entries(latest) as [LiveReadModel, Position][];

const isAfter = (position: Position, previous: Position | undefined): boolean =>
  position > (previous ?? '');

const isUnannounced =
  (announced: ReadonlyMap<LiveReadModel, Position>) =>
  ([readModel, position]: [LiveReadModel, Position]): boolean =>
    isAfter(position, announced.get(readModel));

const isTestDataSelected = (_dispatch: AppDispatch, getState: AppStore['getState']): boolean => {
  const { client } = getState().session;
  return typeof client === 'number' && isTestClient(client);
};
