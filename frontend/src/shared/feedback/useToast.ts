import { useDispatch } from 'react-redux';

import { notified, type Notification } from './notifications.slice';
import type { ToastAction } from './ToastCard';

/** Says something at the top right; it is also kept in the notification list, so that timing loses nothing. */
export function useToast() {
  const dispatch = useDispatch();

  const sayWith = (tone: Notification['tone']) => (text: string, action?: ToastAction) => {
    dispatch(notified({ tone, text, at: new Date().toISOString(), isMine: true }));
    void import('./show-toast').then(({ showToast }) => {
      showToast({ tone, text, ...(action && { action }) });
    });
  };

  return { success: sayWith('success'), error: sayWith('error'), info: sayWith('info') };
}
