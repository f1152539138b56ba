import type { CustomerCarrierView } from '@contracts/views/carrier.view';

/** Dialog open over the list, if any (CARRIER-19). */
export type CarrierDialogState =
  | { readonly kind: 'add' | 'generic' }
  | {
      readonly kind: 'edit' | 'view' | 'clients' | 'cutOff';
      readonly record: CustomerCarrierView;
    };
