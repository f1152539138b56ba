import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

/** Dialog open over the list, if any (ACCT-12). */
export type AccountDialogState =
  | { readonly kind: 'add' }
  | {
      readonly kind: 'edit' | 'prefix' | 'clients';
      readonly account: CustomerCarrierAccountView;
    };

/** Name of an account: 'Tasman Linehaul CFP1'. */
export const accountName = ({ customerCarrier, accountNumber }: CustomerCarrierAccountView) =>
  `${customerCarrier.carrier.displayName} ${accountNumber}`;
