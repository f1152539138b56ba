import type { EventReaderView } from '@contracts/views/public-event.view';

import { api } from '../../shared/api/api';
import { ofRecord } from '../../shared/api/current-record';

const eventReadersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Readers of one client, or of all in scope. */
    listEventReaders: build.query<readonly EventReaderView[], number | null>({
      query: (clientId) => ({
        url: 'events/reader',
        params: clientId === null ? {} : { clientId },
      }),
    }),
  }),
});

export const useListEventReadersQuery = ofRecord(eventReadersApi.useListEventReadersQuery);
