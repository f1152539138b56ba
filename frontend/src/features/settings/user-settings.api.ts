import type {
  SaveUserSettingsRequest,
  UpdatePasswordRequest,
} from '@contracts/requests/user-settings.request';
import type { PrinterView } from '@contracts/views/printer.view';
import type { UserSettingsView } from '@contracts/views/user.view';

import { api } from '../../shared/api/api';
import { withCurrentData } from '../../shared/api/with-current-data';

/** The user's own settings and their options. */
export const userSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<null, UpdatePasswordRequest>({
      query: (body) => ({ url: 'user/update-user-password', method: 'PUT', body }),
    }),

    findUserSettings: build.query<UserSettingsView, number>({
      query: (userId) => ({ url: 'user/user-preference', params: { userId } }),
      providesTags: [{ type: 'Setting', id: 'PREFERENCES' }],
    }),

    saveUserSettings: build.mutation<
      UserSettingsView,
      { userId: number; settings: SaveUserSettingsRequest }
    >({
      query: ({ userId, settings }) => ({
        url: 'user/user-preference',
        method: 'PUT',
        params: { userId },
        body: settings,
      }),
      invalidatesTags: [{ type: 'Setting', id: 'PREFERENCES' }],
    }),

    listPrinters: build.query<readonly PrinterView[], number>({
      query: (clientId) => ({ url: 'print', params: { clientId } }),
    }),
  }),
});

export const { useChangePasswordMutation, useSaveUserSettingsMutation } = userSettingsApi;
export const useFindUserSettingsQuery = withCurrentData(userSettingsApi.useFindUserSettingsQuery);
export const useListPrintersQuery = withCurrentData(userSettingsApi.useListPrintersQuery);
