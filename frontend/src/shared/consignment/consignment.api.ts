import type { ConsignmentView } from '@contracts/views/consignment.view';

import { withCurrentData } from '../api/with-current-data';
import { api } from '../api/api';

/** A complete consignment, used by several screens. */
export const consignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    findConsignment: build.query<ConsignmentView, number>({
      query: (id) => `consignment/${id}`,
      providesTags: (_view, _error, id) => [{ type: 'Consignment', id }],
    }),
  }),
});

export const useFindConsignmentQuery = withCurrentData(consignmentApi.useFindConsignmentQuery);
