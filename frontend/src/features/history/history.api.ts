import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { HistoryEventView } from '@contracts/views/history.view';
import type { ManifestMomentView } from '@contracts/views/manifest-moment.view';

import { api } from '../../shared/api/api';
import type { HistorySubject } from '../../shared/navigation/useRecordDialog';

/** A record as it was after one event, whichever kind it is. */
export type MomentView = ConsignmentView | ManifestMomentView;

/** `consignment-4711` stands at `consignment/4711/history`. */
const pathOf = (subject: HistorySubject) => `${subject.replace('-', '/')}/history`;

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listHistory: build.query<HistoryEventView[], HistorySubject>({
      query: (subject) => pathOf(subject),
      providesTags: (_events, _error, subject) => [{ type: 'History', id: subject }],
    }),

    /** The past does not change: a moment once read is kept for the visit. */
    findMoment: build.query<MomentView, { subject: HistorySubject; revision: number }>({
      query: ({ subject, revision }) => `${pathOf(subject)}/${revision}`,
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useListHistoryQuery, useFindMomentQuery } = historyApi;
