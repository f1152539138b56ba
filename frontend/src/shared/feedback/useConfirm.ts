import { createContext, useContext } from 'react';

export interface Confirmation {
  /** The question; verbatim if specified. */
  readonly title: string;
  readonly body?: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Whether the confirm button is red and the safe one focused. */
  readonly isDestructive?: boolean;
}

export type Confirm = (confirmation: Confirmation) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** Asks a question in a dialog; resolves to the user's choice. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm must be used within a ConfirmProvider');
  return confirm;
}
