import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { sessionApi, settingsParams } from './session.api';
import { sessionLoaded, sessionRefreshed, type WithSession } from './session.slice';

type SessionThunk = ThunkAction<Promise<void>, WithSession, unknown, UnknownAction>;

const fresh = { subscribe: false, forceRefetch: true } as const;

/** AUTH-11: loads permissions, preferences and client settings, in that order. @throws ApiError if one fails */
export const loadSession = (): SessionThunk => async (dispatch, getState) => {
  const { findPermissions, findPreference, listClientSettings } = sessionApi.endpoints;
  const { claims } = getState().session;
  if (!claims) return;

  const permissions = await dispatch(findPermissions.initiate(undefined, fresh)).unwrap();
  const preference = await dispatch(findPreference.initiate(undefined, fresh)).unwrap();
  const clientSettings = await dispatch(
    listClientSettings.initiate(settingsParams(claims), fresh),
  ).unwrap();
  dispatch(sessionLoaded({ permissions, preference, clientSettings }));
};

/** Loads again what others may change of an open session; failures leave it as it is. */
export const refreshSession = (): SessionThunk => async (dispatch, getState) => {
  const { findPermissions, listClientSettings } = sessionApi.endpoints;
  const { token } = getState().session;
  const [{ data: permissions }, { data: clientSettings }] = await Promise.all([
    dispatch(findPermissions.initiate(undefined, fresh)),
    // all within reach: the token names the clients of the time it was made
    dispatch(listClientSettings.initiate({}, fresh)),
  ]);
  if (!permissions || !clientSettings || getState().session.token !== token) return;
  dispatch(sessionRefreshed({ permissions, clientSettings }));
};

/** Loads the settings of one client again. */
export const refreshClient =
  (clientId: number): SessionThunk =>
  async (dispatch, getState) => {
    const { listClientSettings } = sessionApi.endpoints;
    const { token } = getState().session;
    const { data } = await dispatch(
      listClientSettings.initiate({ clientIds: String(clientId) }, fresh),
    );
    const [changed] = data ?? [];
    const { session } = getState();
    if (!changed || session.token !== token) return;
    const others = session.clientSettings.filter((one) => one.clientId !== clientId);
    dispatch(
      sessionRefreshed({
        permissions: session.permissions,
        clientSettings: [...others, changed],
      }),
    );
  };
