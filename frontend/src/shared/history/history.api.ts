import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { HistoryEventView } from '@contracts/views/history.view';
import type { ManifestSnapshotView } from '@contracts/views/manifest-snapshot.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';
import type { HistorySubject, RecordSubject } from '../navigation/useRecordDialog';

/** A record of either kind after one of its events. */
export type HistorySnapshotView = ConsignmentView | ManifestSnapshotView;

/** The drawer is keyed by its subject, so that the previous revision may stay while the next one loads. */
interface SnapshotRequest {
  readonly subject: HistorySubject;
  readonly revision: number;
}

/** Path of `consignment-4711`: `consignment/4711/history`. */
const pathOf = (subject: HistorySubject) => `${subject.replace('-', '/')}/history`;

/** Path of `customer-carrier-12`: `history/customer-carrier/12`. */
const pathOfRecord = (subject: RecordSubject) => `history/${subject.replace(/-(?=\d+$)/, '/')}`;

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.query<HistoryEventView[], HistorySubject>({
      query: (subject) => pathOf(subject),
      providesTags: (_events, _error, subject) => [{ type: 'History', id: subject }],
    }),

    listRecordHistory: build.query<HistoryEventView[], RecordSubject>({
      query: pathOfRecord,
    }),

    /** History does not change: cached for the session. */
    findSnapshot: build.query<HistorySnapshotView, SnapshotRequest>({
      query: ({ subject, revision }) => `${pathOf(subject)}/${revision}`,
      keepUnusedDataFor: 600,
    }),
  }),
});

export const useListHistoryQuery = withCurrentData(historyApi.useListHistoryQuery);
export const useListRecordHistoryQuery = withCurrentData(historyApi.useListRecordHistoryQuery);
export const { useFindSnapshotQuery } = historyApi;
