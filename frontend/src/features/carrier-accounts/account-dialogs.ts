import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

/** The dialog that is open over the list, if any (ACCT-12). */
export type AccountDialogShown =
  | { readonly kind: 'add' }
  | {
      readonly kind: 'edit' | 'prefix' | 'clients';
      readonly account: CustomerCarrierAccountView;
    };

/** An account in words: 'Tasman Linehaul CFP1'. */
export const accountName = ({ customerCarrier, accountNumber }: CustomerCarrierAccountView) =>
  `${customerCarrier.carrier.displayName} ${accountNumber}`;
