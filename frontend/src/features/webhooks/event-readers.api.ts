import type { EventReaderView } from '@contracts/views/public-event.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';

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

export const useListEventReadersQuery = withCurrentData(eventReadersApi.useListEventReadersQuery);
