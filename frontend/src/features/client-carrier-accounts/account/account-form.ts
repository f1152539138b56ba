import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts';
import { appClientAccountTexts } from '@contracts/texts/app/carriers';
import type { AccountOptionView } from '@contracts/views/carrier-account.view';

import { interpolate } from '../../../shared/text/format';

/** Parses a whole number of at least 1; null for an empty field, 0 for anything else. */
export function readCount(text: string): number | null {
  if (text.trim() === '') return null;
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
}

/** ACCT-62, ACCT-64, X-20: validates the number of connotes. */
export function countMessage(
  text: string,
  { isRequired, remaining }: { readonly isRequired: boolean; readonly remaining: number },
): string | undefined {
  const count = readCount(text);
  if (count === null) return isRequired ? texts.noConnotes : undefined;
  if (count < 1) return texts.noConnotes;
  return count > remaining
    ? interpolate(appClientAccountTexts.tooMany, { n: remaining })
    : undefined;
}

/** 'Tasman Linehaul, COAST1, TLX (TL)'. */
export const optionLabel = (option: AccountOptionView): string =>
  [
    option.carrierName,
    option.accountNumber,
    option.abbreviation === null
      ? option.prefixNumber
      : `${option.prefixNumber} (${option.abbreviation})`,
  ].join(', ');
