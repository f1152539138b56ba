import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { authTexts } from '@contracts/texts/spec/auth';

import { isApiError, messageOf } from '../../shared/api/api-error';
import { positions } from '../../shared/api/position';
import { loadSession } from '../../shared/session/load-session';
import { signedIn, signedOut, type WithSession } from '../../shared/session/session.slice';
import { readClaims } from '../../shared/session/token';
import { useSignInMutation, type Credentials } from './auth.api';
import { useCountdown } from './useCountdown';

/** Spec part 1, section 9. */
const LOCK_SECONDS = 60;
const TOO_MANY_REQUESTS = 429;

const reload = () => {
  window.location.reload();
};

/**
 * AUTH-09 to AUTH-17: stores the token and loads the session; the guard then redirects from Login. The page is reloaded
 * if it may still show data of another user, whose session ended without leaving it.
 */
export function useSignIn() {
  const [send] = useSignInMutation();
  const dispatch = useDispatch<ThunkDispatch<WithSession, unknown, UnknownAction>>();
  const store = useStore<WithSession>();
  const [lockedFor, lockFor] = useCountdown();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function fail(reason: unknown) {
    dispatch(signedOut());
    setError(messageOf(reason, authTexts.loginFailed));
    if (isApiError(reason) && reason.status === TOO_MANY_REQUESTS) lockFor(LOCK_SECONDS);
  }

  async function signIn(credentials: Credentials) {
    setBusy(true);
    setError(undefined);
    try {
      const token = await send(credentials).unwrap();
      positions.reset();
      const { claims, lastUserId = claims?.id } = store.getState().session;
      dispatch(signedIn(token));
      if (lastUserId !== undefined && lastUserId !== readClaims(token)?.id) reload();
      else await dispatch(loadSession());
    } catch (reason) {
      fail(reason);
    } finally {
      setBusy(false);
    }
  }

  return { signIn, isBusy, error, lockedFor };
}
