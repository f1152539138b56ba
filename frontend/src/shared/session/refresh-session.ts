import { refetchOptions, type SessionThunk } from './load-session';
import { sessionApi } from './session.api';
import { sessionRefreshed } from './session.slice';

/** Reloads the parts of an open session that others may have changed; on failure it stays unchanged. */
export const refreshSession = (): SessionThunk => async (dispatch, getState) => {
  const { findPermissions, listClientSettings } = sessionApi.endpoints;
  const { token } = getState().session;
  const [{ data: permissions }, { data: clientSettings }] = await Promise.all([
    dispatch(findPermissions.initiate(undefined, refetchOptions)),
    // requests all in scope, since the token contains the clients as of its creation
    dispatch(listClientSettings.initiate({}, refetchOptions)),
  ]);
  if (!permissions || !clientSettings || getState().session.token !== token) return;
  dispatch(sessionRefreshed({ permissions, clientSettings }));
};

/** Reloads the settings of one client. */
export const refreshClient =
  (clientId: number): SessionThunk =>
  async (dispatch, getState) => {
    const { listClientSettings } = sessionApi.endpoints;
    const { token } = getState().session;
    const { data } = await dispatch(
      listClientSettings.initiate({ clientIds: String(clientId) }, refetchOptions),
    );
    const [changed] = data ?? [];
    const { session } = getState();
    if (!changed || session.token !== token) return;
    const others = session.clientSettings.filter((entry) => entry.clientId !== clientId);
    dispatch(
      sessionRefreshed({
        permissions: session.permissions,
        clientSettings: [...others, changed],
      }),
    );
  };
