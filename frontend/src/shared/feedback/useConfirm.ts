import { createContext, useContext } from 'react';

export interface Confirmation {
  /** The question; verbatim if specified. */
  readonly title: string;
  readonly body?: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Red, with the focus on the safe button. */
  readonly isDestructive?: boolean;
}

export type Confirm = (confirmation: Confirmation) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

/** Asks a question in a dialog; resolves to the response. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm must be used within a ConfirmProvider');
  return confirm;
}
