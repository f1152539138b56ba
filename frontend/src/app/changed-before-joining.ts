import { QueryStatus } from '@reduxjs/toolkit/query';

import type { ChangeKind, Joined } from '@contracts/realtime/messages';

import { api, apiTags } from '../shared/api/api';
import { figureTags, groupedByType, type Tag, tagsOfKind } from './cache-tags';
import { isReadBefore, isReadingPatched } from './patch-queries';
import type { AppDispatch, AppStore } from './store';

type GetState = AppStore['getState'];
type Thunk<Result> = (dispatch: AppDispatch, getState: GetState) => Result;

const lists: Tag = { type: 'Consignment', id: 'LIST' };

/**
 * Tags of data that may have changed between the first reads of the page and its subscription, while it received no
 * messages, in groups to be refetched one after another.
 */
export const changedBeforeJoining =
  ({ positions, recent }: Joined): Thunk<Tag[][]> =>
  (dispatch) => {
    const areListsOld = dispatch(isReadBefore(positions?.['consignment-list'] ?? null));
    const { agoMs = {}, knownForMs = Infinity } = recent ?? {};
    const changed = (Object.entries(agoMs) as [ChangeKind, number][]).flatMap(([kind, ago]) => {
      const tags = tagsOfKind(kind);
      return dispatch(ageOfReads(tags)) >= ago ? tags : [];
    });
    const unknown = apiTags.filter((tag) => dispatch(ageOfReads([tag])) > knownForMs);
    const tags = [...changed, ...unknown];
    const others = tags.filter((tag) => tag !== 'Consignment');
    return groupedByType([
      ...others,
      ...(areListsOld ? [lists] : []),
      ...(tags.length > others.length ? dispatch(consignmentTags) : []),
    ]);
  };

/** Milliseconds since the start of the oldest read with one of these tags, or of one whose tags are not known yet. */
const ageOfReads =
  (tags: readonly Tag[]): Thunk<number> =>
  (_dispatch, getState) => {
    const state = getState();
    const { queries } = state[api.reducerPath];
    const loaded = api.util.selectInvalidatedBy(state, tags);
    const reads = [
      ...loaded.map(({ queryCacheKey }) => queries[queryCacheKey]),
      ...Object.values(queries).filter((query) => query?.status === QueryStatus.pending),
    ];
    return Date.now() - Math.min(...reads.map((query) => query?.startedTimeStamp ?? Infinity));
  };

/** Tags of consignments; of lists only while they are being read, since afterwards they have a position. */
const consignmentTags: Thunk<Tag[]> = (dispatch, getState) => [
  ...figureTags.flat(),
  ...(dispatch(isReadingPatched) ? [lists] : []),
  ...Object.values(getState()[api.reducerPath].queries)
    .filter((query) => query?.endpointName === 'findConsignment')
    .map((query): Tag => ({ type: 'Consignment', id: Number(query?.originalArgs) })),
];
