import { createApi } from '@reduxjs/toolkit/query/react';

import { apiBaseQuery } from './base-query';

export const apiTags = [
  'Session',
  'Consignment',
  'Manifest',
  'OpenManifest',
  'Tracking',
  'History',
  'Address',
  'Client',
  'Customer',
  'Filter',
  'Preference',
  'Dashboard',
  'Quote',
  'Setting',
  'Rules',
  'CarrierZone',
  'TransitTime',
  'Carrier',
] as const;
export type ApiTag = (typeof apiTags)[number];

/** The application's API; features add endpoints with `injectEndpoints` in `<feature>.api.ts`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: apiBaseQuery,
  tagTypes: apiTags,
  endpoints: () => ({}),
});
