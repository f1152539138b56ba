import { fresh, type SessionThunk } from './load-session';
import { sessionApi } from './session.api';
import { sessionRefreshed } from './session.slice';

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
