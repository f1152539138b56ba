import type { CountryTimeZonesView } from '@contracts/views/user.view';

import { api } from '../api/api';

const timeZonesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTimeZones: build.query<readonly CountryTimeZonesView[], undefined>({
      query: () => 'user-preference/timezone',
    }),
  }),
});

export const { useListTimeZonesQuery } = timeZonesApi;
