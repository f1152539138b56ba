import { cleanText } from '@contracts/rules/clean-text';
import {
  validatePrefix,
  type PrefixFormat,
  type PrefixInput,
} from '@contracts/rules/connote-prefix';
import { appPrefixTexts as texts } from '@contracts/texts/app/carriers';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

/** As entered. */
export type PrefixForm = Readonly<Record<keyof PrefixInput, string>>;

export type PrefixErrors = Partial<Record<keyof PrefixInput, string>>;

export const emptyPrefix: PrefixForm = {
  connotePrefix: '',
  connoteAbbreviation: '',
  masterRangeStart: '',
  masterRangeEnd: '',
  masterItemRangeStart: '',
  masterItemRangeEnd: '',
  senderId: '',
};

/** Prefix format required by the carrier (ACCT-17). */
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

export const toPrefix = (form: PrefixForm): PrefixInput => ({
  connotePrefix: capitals(form.connotePrefix),
  connoteAbbreviation: capitals(form.connoteAbbreviation),
  masterRangeStart: wholeNumber(form.masterRangeStart),
  masterRangeEnd: wholeNumber(form.masterRangeEnd),
  masterItemRangeStart: wholeNumber(form.masterItemRangeStart),
  masterItemRangeEnd: wholeNumber(form.masterItemRangeEnd),
  senderId: cleanText(form.senderId),
});

const rangePaths: ReadonlySet<keyof PrefixInput> = new Set([
  'masterRangeStart',
  'masterRangeEnd',
  'masterItemRangeStart',
  'masterItemRangeEnd',
]);

/** ACCT-31 to ACCT-44: validates the form before the server does; also reports invalid numbers. */
export const validatePrefixForm = (form: PrefixForm, format: PrefixFormat): PrefixErrors => {
  const prefix = toPrefix(form);
  const isNotNumber = (path: keyof PrefixInput) =>
    rangePaths.has(path) && prefix[path] === null && form[path].trim() !== '';
  return Object.fromEntries(
    validatePrefix(prefix, format).map(({ path, message }) => [
      path,
      isNotNumber(path) ? texts.notANumber : message,
    ]),
  );
};

export interface SampleConnotes {
  readonly first: string;
  /** Null until a last number is entered. */
  readonly last: string | null;
  /** The carrier expects one more character after prefix and digits: a check digit. */
  readonly hasCheckDigit: boolean;
}

/** First and last connote of the range as entered so far; null while incomplete. */
export function sampleConnotes(form: PrefixForm, format: PrefixFormat): SampleConnotes | null {
  const { connotePrefix: prefix, masterRangeStart: start, masterRangeEnd: end } = toPrefix(form);
  const { connoteDigitLength: digits, totalConnoteLength: total } = format;
  if (prefix === null || start === null || start < 0) return null;
  const connoteOf = (number: number) => `${prefix}${String(number).padStart(digits, '0')}`;
  return {
    first: connoteOf(start),
    last: end !== null && end > start ? connoteOf(end) : null,
    hasCheckDigit: total !== null && total > format.prefixCharacterLength + digits,
  };
}
