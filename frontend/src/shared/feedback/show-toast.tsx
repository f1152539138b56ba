import { toast } from 'sonner';

import type { Notification } from './notifications.slice';
import { ToastCard, type ToastAction } from './ToastCard';

/** Spec part 1, section 9. Errors stay until they are closed. */
const DEFAULT_DURATION_MS = 3000;

export interface Toast {
  readonly tone: Notification['tone'];
  readonly text: string;
  /** Reason, below the text. */
  readonly reason?: string;
  readonly action?: ToastAction;
  readonly durationMs?: number;
}

/** Shows a toast. `useToast` loads this file with the first one, to keep sonner out of the initial download. */
export function showToast({ durationMs = DEFAULT_DURATION_MS, ...toastProps }: Toast): void {
  toast.custom(
    (id) => (
      <ToastCard
        {...toastProps}
        onClose={() => {
          toast.dismiss(id);
        }}
      />
    ),
    // An error stays until it is closed; a repeat replaces it.
    toastProps.tone === 'error'
      ? { duration: Infinity, id: toastProps.text }
      : { duration: durationMs },
  );
}

/** Removes the error with this text, if it is still shown. */
export function dismissToast(text: string): void {
  toast.dismiss(text);
}
