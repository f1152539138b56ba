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
  'Import',
  'IntegrationFlow',
  'Webhook',
  'WebhookReplay',
  'WebhookDelivery',
  'Notice',
] as const;
export type ApiTag = (typeof apiTags)[number];

const root = createApi({
  reducerPath: 'api',
  baseQuery: apiBaseQuery,
  tagTypes: apiTags,
  // one request in progress must not delay other updates; see `refetchStaleQueries`
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

/**
 * The application's API; features add endpoints with `injectEndpoints` in `<feature>.api.ts`. A duplicate name throws:
 * RTK Query would keep the endpoint loaded first and ignore the other.
 */
export const api: typeof root = {
  ...root,
  injectEndpoints: (options) => root.injectEndpoints({ ...options, overrideExisting: 'throw' }),
};
