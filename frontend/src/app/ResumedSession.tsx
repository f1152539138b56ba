import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { appTexts } from '@contracts/texts/app/common';

import { resumeSession } from '../shared/session/load-session';
import type { WithSession } from '../shared/session/session.slice';
import type { AppDispatch } from './store';

/** Shows the application once a stored session is complete. Login must not appear first: another user could sign in. */
export function ResumedSession({ children }: { readonly children: ReactNode }) {
  const { session } = useStore<WithSession>().getState();
  const dispatch = useDispatch<AppDispatch>();
  const [isResuming, setIsResuming] = useState(session.token !== null && !session.isLoaded);

  useEffect(() => {
    if (!isResuming) return;
    void dispatch(resumeSession()).then(() => {
      setIsResuming(false);
    });
  }, [isResuming, dispatch]);

  return isResuming ? <LinearProgress aria-label={appTexts.loading} /> : children;
}
