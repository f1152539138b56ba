import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import { failureOf } from '../api/api-error';
import { loadAndRun } from '../loading/lazy';
import { notified, type Notification } from './notifications.slice';
import type { Toast } from './show-toast';
import type { ToastAction } from './ToastCard';

/** SHELL-74: duration of alerts about the page's records. */
export const ALERT_DURATION_MS = 5000;

export interface ToastOptions {
  /** Defaults to the duration of toasts (spec part 1, section 9). Errors stay until closed. */
  readonly durationMs?: number;
}

/** Shows a toast and adds it to the notification list, so that it can still be read after it closes. */
export function useToast({ durationMs }: ToastOptions = {}) {
  const dispatch = useDispatch();
  // an error stays until its action has another result
  const lastError = useRef<string | null>(null);

  function show(content: Omit<Toast, 'durationMs'>) {
    const { tone } = content;
    const outdated = lastError.current;
    lastError.current = tone === 'error' ? content.text : null;
    const text = [content.text, content.reason].filter(Boolean).join('. ');
    dispatch(notified({ tone, text, at: new Date().toISOString(), isMine: true }));
    void loadAndRun(
      () => import('./show-toast'),
      ({ showToast, dismissToast }) => {
        if (outdated !== null && outdated !== content.text) dismissToast(outdated);
        showToast({ ...content, ...(durationMs !== undefined && { durationMs }) });
      },
    );
  }
  function showText(tone: Notification['tone'], text: string, action?: ToastAction) {
    show({ tone, text, ...(action && { action }) });
  }

  return {
    success: (text: string, action?: ToastAction) => {
      showText('success', text, action);
    },
    /** Shows the specified message of a save, with the client it was saved for. */
    saved: (text: string, client: string | undefined) => {
      show({ tone: 'success', text, ...(client !== undefined && { reason: client }) });
    },
    error: (text: string, action?: ToastAction) => {
      showText('error', text, action);
    },
    info: (text: string, action?: ToastAction) => {
      showText('info', text, action);
    },
    /** Removes an error because its action is repeated. */
    dismissError: (text: string) => {
      void loadAndRun(
        () => import('./show-toast'),
        ({ dismissToast }) => {
          dismissToast(text);
        },
      );
    },
    /** Shows the specified message of a failed action, with the server's reason below if there is one. */
    failure: (error: unknown, failed: string) => {
      const { message: text, ...details } = failureOf(error, failed);
      show({ tone: 'error', text, ...details });
    },
  };
}
