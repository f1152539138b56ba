import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';

import { messageOf } from '../shared/api/api-error';
import { ErrorState } from '../shared/feedback/ErrorState';
import { LOGIN } from '../shared/navigation/app-route';
import { resumeSession } from '../shared/session/load-session';
import type { WithSession } from '../shared/session/session.slice';
import { routesByPath } from './routing/routes';
import type { AppDispatch } from './store';

/** Pages that links in emails lead to, which need no session. */
const isOfLink = (path: string) => path !== LOGIN && routesByPath.get(path)?.isPublic === true;

/**
 * Shows the application once a stored session is complete. Login must not appear first: another user could sign in
 * there.
 */
export function ResumedSession({ children }: { readonly children: ReactNode }) {
  const { token, isLoaded } = useStore<WithSession>().getState().session;
  const [isIncomplete, setIsIncomplete] = useState(token !== null && !isLoaded);
  const [failure, setFailure] = useState<unknown>(null);
  const { pathname } = useLocation();
  const dispatch = useDispatch<AppDispatch>();
  const isNeeded = isIncomplete && !isOfLink(pathname);
  const isResuming = isNeeded && failure === null;

  useEffect(() => {
    if (!isResuming) return;
    dispatch(resumeSession()).then(() => {
      setIsIncomplete(false);
    }, setFailure);
  }, [isResuming, dispatch]);

  if (!isNeeded) return children;
  if (isResuming) return <LinearProgress aria-label={appTexts.loading} />;
  return (
    <ErrorState
      message={messageOf(failure, appTexts.unreachable)}
      onRetry={() => {
        setFailure(null);
      }}
    />
  );
}
