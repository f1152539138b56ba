import { toast } from 'sonner';

import type { Notification } from './notifications.slice';
import { ToastCard, type ToastAction } from './ToastCard';

/** Spec part 1, section 9. Errors stay until they are closed. */
const LIFE_MS = 3000;

export interface Toast {
  readonly tone: Notification['tone'];
  readonly text: string;
  /** Why, below it. */
  readonly reason?: string;
  readonly action?: ToastAction;
  readonly lifeMs?: number;
}

/** Loaded with the first toast: sonner is no small download. */
export function showToast({ lifeMs = LIFE_MS, ...said }: Toast): void {
  toast.custom(
    (id) => (
      <ToastCard
        {...said}
        onClose={() => {
          toast.dismiss(id);
        }}
      />
    ),
    // An error stays until it is closed or the action is repeated: said again, it takes its own place.
    said.tone === 'error' ? { duration: Infinity, id: said.text } : { duration: lifeMs },
  );
}
