import { useDispatch } from 'react-redux';

import { failureOf } from '../api/api-error';
import { whenReachable } from '../loading/when-reachable';
import { notified, type Notification } from './notifications.slice';
import type { Toast } from './show-toast';
import type { ToastAction } from './ToastCard';

/** SHELL-74: how long an alert stays that says of a page's records what became of them. */
export const ALERT_LIFE_MS = 5000;

export interface ToastLife {
  /** Left out: as long as toasts stay (spec part 1, section 9). Errors stay until they are closed. */
  readonly lifeMs?: number;
}

/** Says something at the top right; it is also kept in the notification list, so that timing loses nothing. */
export function useToast({ lifeMs }: ToastLife = {}) {
  const dispatch = useDispatch();

  function say(said: Omit<Toast, 'lifeMs'>) {
    const { tone } = said;
    const text = [said.text, said.reason].filter(Boolean).join('. ');
    dispatch(notified({ tone, text, at: new Date().toISOString(), isMine: true }));
    void whenReachable(() => import('./show-toast')).then(({ showToast }) => {
      showToast({ ...said, ...(lifeMs !== undefined && { lifeMs }) });
    });
  }
  const sayWith = (tone: Notification['tone']) => (text: string, action?: ToastAction) => {
    say({ tone, text, ...(action && { action }) });
  };

  return {
    success: sayWith('success'),
    error: sayWith('error'),
    info: sayWith('info'),
    /** What failed in the words specified for it, with the server's below where it refused. */
    failure: (error: unknown, failed: string) => {
      const { message: text, ...why } = failureOf(error, failed);
      say({ tone: 'error', text, ...why });
    },
  };
}
