import type { CustomerCarrierView } from '@contracts/views/carrier.view';

/** The dialog that is open over the list, if any (CARRIER-19). */
export type CarrierDialogShown =
  | { readonly kind: 'add' | 'generic' }
  | {
      readonly kind: 'edit' | 'view' | 'clients' | 'cutOff';
      readonly record: CustomerCarrierView;
    };
