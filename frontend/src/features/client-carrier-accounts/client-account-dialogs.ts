import type {
  AccountOptionView,
  ClientCarrierAccountView,
} from '@contracts/views/carrier-account.view';

/** The dialog that is open over the list, if any. */
export type ClientAccountDialogShown =
  | { readonly kind: 'add'; readonly options: readonly AccountOptionView[] }
  | { readonly kind: 'edit' | 'upload'; readonly account: ClientCarrierAccountView };

/** An account in words: 'Tasman Linehaul COAST1'. */
export const accountName = ({ carrierDisplayName, accountNumber }: ClientCarrierAccountView) =>
  `${carrierDisplayName} ${accountNumber}`;
