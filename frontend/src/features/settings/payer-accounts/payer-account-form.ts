import { cleanText } from '@contracts/rules/clean-text';
import { appPayerTexts } from '@contracts/texts/app/settings';
import { settingsTexts as texts } from '@contracts/texts/spec/settings';

import type { PayerAccountChoice } from '../../../shared/settings/payer-accounts.api';
import type { PayerAccountToSave } from '../client-records.api';

export const payers = {
  RECEIVER: appPayerTexts.receiver,
  THIRD_PARTY: appPayerTexts.thirdParty,
} as const;

export interface PayerAccountForm {
  /** Empty until selected. */
  readonly carrierId: string;
  readonly whoPays: PayerAccountChoice['whoPays'] | '';
  readonly description: string;
  readonly accountNumber: string;
}

export const payerAccountForm = (account: PayerAccountChoice | null): PayerAccountForm => ({
  carrierId: account ? String(account.carrier.id) : '',
  whoPays: account?.whoPays ?? '',
  description: account?.description ?? '',
  accountNumber: account?.accountNumber ?? '',
});

/** Selects the carrier, clearing the account number, which belongs to the previous one. */
export function withCarrier(
  form: PayerAccountForm,
  carrierId: string,
  saved: PayerAccountChoice | null,
): PayerAccountForm {
  if (form.carrierId === '' || form.carrierId === carrierId) return { ...form, carrierId };
  const { carrierId: savedId, accountNumber } = payerAccountForm(saved);
  return { ...form, carrierId, accountNumber: carrierId === savedId ? accountNumber : '' };
}

/** SETTINGS-41 to SETTINGS-44. */
export const validatePayerAccount = (
  form: PayerAccountForm,
): Partial<Record<keyof PayerAccountForm, string>> => ({
  ...(form.carrierId === '' && { carrierId: texts.carrierMissing }),
  ...(form.whoPays === '' && { whoPays: texts.whoPaysMissing }),
  ...(cleanText(form.description) === null && { description: texts.descriptionMissing }),
  ...(cleanText(form.accountNumber) === null && { accountNumber: texts.accountNumberMissing }),
});

export const payerAccountToSave = (
  form: PayerAccountForm,
  key: Pick<PayerAccountToSave, 'id' | 'version' | 'clientId'>,
): PayerAccountToSave => ({
  ...key,
  carrier: { id: Number(form.carrierId) },
  whoPays: form.whoPays === 'THIRD_PARTY' ? 'THIRD_PARTY' : 'RECEIVER',
  description: cleanText(form.description) ?? '',
  accountNumber: cleanText(form.accountNumber) ?? '',
});
