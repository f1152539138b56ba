import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { isApiError } from '../api/api-error';
import { sessionApi, settingsParams } from './session.api';
import { sessionLoaded, type WithSession } from './session.slice';

const UNAUTHORIZED = 401;

export type SessionThunk = ThunkAction<Promise<void>, WithSession, unknown, UnknownAction>;

export const refetchOptions = { subscribe: false, forceRefetch: true } as const;

/** AUTH-11: loads permissions, preferences and client settings, in that order. @throws ApiError if one fails */
export const loadSession = (): SessionThunk => async (dispatch, getState) => {
  const { findPermissions, findPreference, listClientSettings } = sessionApi.endpoints;
  const { claims } = getState().session;
  if (!claims) return;

  const permissions = await dispatch(findPermissions.initiate(undefined, refetchOptions)).unwrap();
  const preference = await dispatch(findPreference.initiate(undefined, refetchOptions)).unwrap();
  const clientSettings = await dispatch(
    listClientSettings.initiate(settingsParams(claims), refetchOptions),
  ).unwrap();
  dispatch(sessionLoaded({ permissions, preference, clientSettings }));
};

/**
 * Completes a session of which only the token is stored: sign-in is still loading the rest in another tab or was
 * interrupted, or the rest did not fit. If the token is rejected, the user signs in again.
 * @throws ApiError if the server did not respond as it should
 */
export const resumeSession = (): SessionThunk => async (dispatch, getState) => {
  if (getState().session.isLoaded) return;
  await dispatch(loadSession()).catch((error: unknown) => {
    if (!isApiError(error) || error.status !== UNAUTHORIZED) throw error;
  });
};
