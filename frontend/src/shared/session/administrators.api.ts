import type { AdministratorsView } from '@contracts/views/administrators.view';

import { api } from '../api/api';

const administratorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findAdministrators: build.query<AdministratorsView, undefined>({
      query: () => 'user/administrators',
      providesTags: ['Session'],
    }),
  }),
});

export const { useFindAdministratorsQuery } = administratorsApi;
