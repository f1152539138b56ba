import type {
  AccountOptionView,
  ClientCarrierAccountView,
} from '@contracts/views/carrier-account.view';

/** Dialog open over the list, if any. */
export type ClientAccountDialogState =
  | { readonly kind: 'add'; readonly options: readonly AccountOptionView[] }
  | { readonly kind: 'edit' | 'upload'; readonly account: ClientCarrierAccountView };

/** Name of an account: 'Tasman Linehaul COAST1'. */
export const accountName = ({ carrierDisplayName, accountNumber }: ClientCarrierAccountView) =>
  `${carrierDisplayName} ${accountNumber}`;
