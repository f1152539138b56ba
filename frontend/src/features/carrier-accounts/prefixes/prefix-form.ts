import { cleanText } from '@contracts/rules/clean-text';
import {
  wrongPrefixFields,
  type PrefixFormat,
  type WrittenPrefix,
} from '@contracts/rules/connote-prefix';
import { ownPrefixTexts as words } from '@contracts/texts/own-carriers';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

/** As typed. */
export type PrefixForm = Readonly<Record<keyof WrittenPrefix, string>>;

export type PrefixMessages = Partial<Record<keyof WrittenPrefix, string>>;

export const emptyPrefix: PrefixForm = {
  connotePrefix: '',
  connoteAbbreviation: '',
  masterRangeStart: '',
  masterRangeEnd: '',
  masterItemRangeStart: '',
  masterItemRangeEnd: '',
  senderId: '',
};

/** What the carrier reads (ACCT-17). */
export const prefixFormat = ({
  apiBasedConnoteCarrier,
  customerCarrier: { carrier },
}: CustomerCarrierAccountView): PrefixFormat => ({
  displayName: carrier.displayName,
  totalConnoteLength: carrier.totalConnoteLength,
  prefixCharacterLength: carrier.prefixCharacterLength,
  connoteDigitLength: carrier.connoteDigitLength,
  isApiBased: apiBasedConnoteCarrier,
  hasItemNumber: carrier.hasItemNumber,
  hasSenderId: carrier.hasSenderId,
});

const capitals = (text: string) => cleanText(text)?.toUpperCase() ?? null;
const wholeNumber = (text: string) => (/^-?\d+$/.test(text.trim()) ? Number(text) : null);

export const toPrefix = (form: PrefixForm): WrittenPrefix => ({
  connotePrefix: capitals(form.connotePrefix),
  connoteAbbreviation: capitals(form.connoteAbbreviation),
  masterRangeStart: wholeNumber(form.masterRangeStart),
  masterRangeEnd: wholeNumber(form.masterRangeEnd),
  masterItemRangeStart: wholeNumber(form.masterItemRangeStart),
  masterItemRangeEnd: wholeNumber(form.masterItemRangeEnd),
  senderId: cleanText(form.senderId),
});

const rangePaths: ReadonlySet<keyof WrittenPrefix> = new Set([
  'masterRangeStart',
  'masterRangeEnd',
  'masterItemRangeStart',
  'masterItemRangeEnd',
]);

/** ACCT-31 to ACCT-44, before the server says it; of a number that was typed wrong, that it is none. */
export const prefixMessages = (form: PrefixForm, format: PrefixFormat): PrefixMessages => {
  const prefix = toPrefix(form);
  const isNoNumber = (path: keyof WrittenPrefix) =>
    rangePaths.has(path) && prefix[path] === null && form[path].trim() !== '';
  return Object.fromEntries(
    wrongPrefixFields(prefix, format).map(({ path, message }) => [
      path,
      isNoNumber(path) ? words.notANumber : message,
    ]),
  );
};

export interface SampleConnotes {
  readonly first: string;
  /** Null until a last number is typed. */
  readonly last: string | null;
  /** The carrier reads one more character than prefix and digits: a check digit. */
  readonly hasCheckDigit: boolean;
}

/** The first and the last connote of the range as typed so far; null while there is nothing to show. */
export function sampleConnotes(form: PrefixForm, format: PrefixFormat): SampleConnotes | null {
  const { connotePrefix: prefix, masterRangeStart: start, masterRangeEnd: end } = toPrefix(form);
  const { connoteDigitLength: digits, totalConnoteLength: total } = format;
  if (prefix === null || start === null || start < 0) return null;
  const written = (number: number) => `${prefix}${String(number).padStart(digits, '0')}`;
  return {
    first: written(start),
    last: end !== null && end > start ? written(end) : null,
    hasCheckDigit: total !== null && total > format.prefixCharacterLength + digits,
  };
}
