import { carrierAccountTexts as texts } from '@contracts/texts/carrier-accounts';
import { ownClientAccountTexts as words } from '@contracts/texts/own-carriers';
import type { AccountOptionView } from '@contracts/views/carrier-account.view';

import { fillText } from '../../../shared/text/fill-text';

/** Whole and at least 1; null where nothing is typed, 0 where it is something else. */
export function readCount(text: string): number | null {
  if (text.trim() === '') return null;
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
}

/** ACCT-62, ACCT-64, X-20: what is wrong with the number of connotes. */
export function countMessage(
  text: string,
  { isRequired, remaining }: { readonly isRequired: boolean; readonly remaining: number },
): string | undefined {
  const count = readCount(text);
  if (count === null) return isRequired ? texts.noConnotes : undefined;
  if (count < 1) return texts.noConnotes;
  return count > remaining ? fillText(words.tooMany, { n: remaining }) : undefined;
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
