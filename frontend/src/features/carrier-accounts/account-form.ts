import { cleanText } from '@contracts/rules/clean-text';
import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

/** Carrier account, as entered. */
export interface AccountForm {
  /** Id of the customer carrier; empty until selected. */
  readonly customerCarrierId: string;
  readonly accountNumber: string;
}

export type AccountErrors = Partial<Record<keyof AccountForm, string>>;

/** Initial form; null for a new account. */
export const accountForm = (account: CustomerCarrierAccountView | null): AccountForm => ({
  customerCarrierId: account ? String(account.customerCarrier.id) : '',
  accountNumber: account?.accountNumber ?? '',
});

/** ACCT-19, ACCT-20. */
export const validateAccount = ({
  customerCarrierId,
  accountNumber,
}: AccountForm): AccountErrors => ({
  ...(customerCarrierId === '' && { customerCarrierId: texts.noCarrier }),
  ...(cleanText(accountNumber) === null && { accountNumber: texts.noAccountNumber }),
});
