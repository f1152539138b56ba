import { carrierAccountTexts as texts } from '../texts/spec/carrier-accounts.js';

const MAX_ABBREVIATION_LENGTH = 5;
export const MAX_ITEM_DIGITS = 9;

/** Prefix format required by the carrier (ACCT-17). */
export interface PrefixFormat {
  readonly displayName: string;
  readonly totalConnoteLength: number | null;
  readonly prefixCharacterLength: number;
  readonly connoteDigitLength: number;
  /** The carrier's own system issues the numbers: no master range is needed (ACCT-40). */
  readonly isApiBased: boolean;
  readonly hasItemNumber: boolean;
  readonly hasSenderId: boolean;
}

/** A prefix as entered, with its letters in upper case. */
export interface PrefixInput {
  readonly connotePrefix: string | null;
  readonly connoteAbbreviation: string | null;
  readonly masterRangeStart: number | null;
  readonly masterRangeEnd: number | null;
  readonly masterItemRangeStart: number | null;
  readonly masterItemRangeEnd: number | null;
  readonly senderId: string | null;
}

export interface PrefixFieldError {
  readonly path: keyof PrefixInput;
  readonly message: string;
}

type Check = readonly [isWrong: boolean, message: string];

/** Validates a prefix, at most one message per field (ACCT-31 to ACCT-44); an empty list means valid. */
export function validatePrefix(prefix: PrefixInput, format: PrefixFormat): PrefixFieldError[] {
  return [
    ...firstFailure('connotePrefix', prefixChecks(prefix, format)),
    ...firstFailure('connoteAbbreviation', [
      [
        (prefix.connoteAbbreviation ?? '').length > MAX_ABBREVIATION_LENGTH,
        texts.abbreviationTooLong,
      ],
    ]),
    ...(format.isApiBased ? [] : masterRangeError(prefix, format)),
    ...(format.hasItemNumber ? itemRangeError(prefix) : []),
    ...firstFailure('senderId', [
      [format.hasSenderId && prefix.senderId === null, texts.noSenderId],
    ]),
  ];
}

function prefixChecks(
  { connotePrefix }: PrefixInput,
  { displayName, totalConnoteLength, prefixCharacterLength: maxLength }: PrefixFormat,
): Check[] {
  const { length } = connotePrefix ?? '';
  const withCarrier = (text: string) =>
    text.replace('{carrier}', () => displayName).replace('{length}', String(maxLength));
  return [
    [connotePrefix === null, texts.noPrefix],
    [totalConnoteLength !== null && length !== maxLength, withCarrier(texts.prefixExactly)],
    [length > maxLength, withCarrier(texts.prefixAtMost)],
    [!/^[A-Z0-9]*$/.test(connotePrefix ?? ''), texts.prefixCharacters],
  ];
}

function masterRangeError(
  { masterRangeStart: start, masterRangeEnd: end }: PrefixInput,
  { connoteDigitLength: digits }: PrefixFormat,
): PrefixFieldError[] {
  const withDigits = (text: string) => text.replace('{digits}', String(digits));
  return [
    ...firstFailure('masterRangeStart', [
      [start === null, texts.noRangeStart],
      [(start ?? 0) < 0, texts.rangeStartNegative],
      [isLonger(start, digits), withDigits(texts.rangeStartTooLong)],
    ]),
    ...firstFailure('masterRangeEnd', [
      [isLonger(end, digits), withDigits(texts.rangeEndTooLong)],
      [end === null || end <= (start ?? 0), texts.rangeEndTooLow],
    ]),
  ];
}

function itemRangeError({
  masterItemRangeStart: start,
  masterItemRangeEnd: end,
}: PrefixInput): PrefixFieldError[] {
  return [
    ...firstFailure('masterItemRangeStart', [
      [start === null, texts.noItemRangeStart],
      [(start ?? 0) < 0, texts.itemRangeStartNegative],
      [isLonger(start, MAX_ITEM_DIGITS), texts.itemRangeStartTooLong],
    ]),
    ...firstFailure('masterItemRangeEnd', [
      [isLonger(end, MAX_ITEM_DIGITS), texts.itemRangeEndTooLong],
      [end === null || end <= (start ?? 0), texts.itemRangeEndTooLow],
    ]),
  ];
}

const isLonger = (number: number | null, digits: number): boolean =>
  number !== null && number >= 10 ** digits;

function firstFailure(path: keyof PrefixInput, checks: readonly Check[]): PrefixFieldError[] {
  const failed = checks.find(([isWrong]) => isWrong);
  return failed ? [{ path, message: failed[1] }] : [];
}
