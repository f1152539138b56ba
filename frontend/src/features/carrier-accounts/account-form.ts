import { cleanText } from '@contracts/rules/clean-text';
import { carrierAccountTexts as texts } from '@contracts/texts/carrier-accounts';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

/** What is typed of a carrier account. */
export interface AccountForm {
  /** Of the customer carrier; empty until one is chosen. */
  readonly customerCarrierId: string;
  readonly accountNumber: string;
}

export type AccountMessages = Partial<Record<keyof AccountForm, string>>;

/** As the dialog opens; null for a new one. */
export const accountForm = (account: CustomerCarrierAccountView | null): AccountForm => ({
  customerCarrierId: account ? String(account.customerCarrier.id) : '',
  accountNumber: account?.accountNumber ?? '',
});

/** ACCT-19, ACCT-20. */
export const accountMessages = ({
  customerCarrierId,
  accountNumber,
}: AccountForm): AccountMessages => ({
  ...(customerCarrierId === '' && { customerCarrierId: texts.noCarrier }),
  ...(cleanText(accountNumber) === null && { accountNumber: texts.noAccountNumber }),
});
