import type { PermissionName } from '@contracts/permissions/permissions';
import type {
  ClientChoiceView,
  ClientSettingsView,
  ColumnChoice,
  PermissionView,
  TokenClaims,
  UserPreferenceView,
} from '@contracts/views/session.view';

import { api } from '../api/api';
import { withCurrentData } from '../api/with-current-data';

/** Clients whose settings are requested; without any, all visible to the user. */
export interface SettingsParams {
  readonly isSuperAdmin?: boolean;
  readonly customerIds?: string;
  readonly clientIds?: string;
}

/** AUTH-12: the token's claims decide which settings to request. */
export function settingsParams({
  isSuperAdmin,
  customerIds,
  clientIds,
}: TokenClaims): SettingsParams {
  if (isSuperAdmin) return { isSuperAdmin: true };
  return customerIds.length > 0
    ? { customerIds: customerIds.join(',') }
    : { clientIds: clientIds.join(',') };
}

/** A list, or one of its tabs, with configurable columns. */
export type ColumnTable = keyof Omit<UserPreferenceView, 'timeZone'>;
type ColumnPreferences = Partial<Record<ColumnTable, readonly ColumnChoice[]>>;

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPermissions: build.query<PermissionView[], undefined>({
      query: () => 'auth/permission',
      providesTags: ['Session'],
    }),
    findPreference: build.query<UserPreferenceView, undefined>({
      query: () => 'user-preference',
      providesTags: ['Preference'],
    }),
    savePreference: build.mutation<UserPreferenceView, ColumnPreferences>({
      // outlives a reload right after the click
      query: (body) => ({ url: 'user-preference', method: 'POST', body, keepalive: true }),
      invalidatesTags: ['Preference'],
    }),
    listClientSettings: build.query<ClientSettingsView[], SettingsParams>({
      query: (params) => ({ url: 'client/settings', params }),
      providesTags: ['Session'],
    }),
    listClientChoices: build.query<
      ClientChoiceView[],
      { permission: PermissionName; isSuperAdmin: boolean }
    >({
      query: (params) => ({ url: 'user/client/list', params }),
      providesTags: [{ type: 'Client', id: 'LIST' }],
    }),
    findBanner: build.query<string | null, { clientId: number } | { customerId: number }>({
      query: (owner) => ({ url: 'client/banner', params: owner }),
      // SHELL-72: the first key is the text, its value whether it is shown.
      transformResponse: (banner: Record<string, boolean> | null) => {
        const [text, isShown] = Object.entries(banner ?? {})[0] ?? [];
        return isShown && text ? text : null;
      },
      providesTags: ['Client'],
    }),
  }),
});

export const { useListClientChoicesQuery } = sessionApi;
export const useFindBannerQuery = withCurrentData(sessionApi.useFindBannerQuery);
