import type { NeedsPersonListView } from '@contracts/views/needs-person.view';

import { api } from '../api/api';
import { needsPerson } from './needs-person-tag';

const needsPersonApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNeeds: build.query<NeedsPersonListView, undefined>({
      query: () => 'needs-person',
      providesTags: [needsPerson],
    }),
  }),
});

export const { useListNeedsQuery } = needsPersonApi;
