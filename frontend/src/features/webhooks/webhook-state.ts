import type { WebhookView } from '@contracts/views/webhook.view';

/** Displayed state of a subscription: an active one whose server does not respond is failing. */
export function stateOf({ status, failingSince }: Pick<WebhookView, 'status' | 'failingSince'>) {
  if (status === 'DISABLED') return { status: 'FAILED', label: 'Disabled' };
  if (status === 'PAUSED') return { status: 'PAUSED', label: 'Paused' };
  if (failingSince !== null) return { status: 'BOOK_IN', label: 'Failing' };
  return { status: 'SENT', label: 'Active' };
}
