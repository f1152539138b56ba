import type { ConsignmentView } from '@contracts/views/consignment.view';

import { api } from '../api/api';

/** One consignment, whole: several screens show it. */
export const consignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    findConsignment: build.query<ConsignmentView, number>({
      query: (id) => `consignment/${id}`,
      providesTags: (_view, _error, id) => [{ type: 'Consignment', id }],
    }),
  }),
});

export const { useFindConsignmentQuery } = consignmentApi;
