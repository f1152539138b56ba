import { carrierAccountTexts as texts } from '../texts/carrier-accounts.js';

const LONGEST_ABBREVIATION = 5;
export const MOST_ITEM_DIGITS = 9;

/** What the carrier reads (ACCT-17). */
export interface PrefixFormat {
  readonly displayName: string;
  readonly totalConnoteLength: number | null;
  readonly prefixCharacterLength: number;
  readonly connoteDigitLength: number;
  /** The carrier's own system numbers: no master range is needed (ACCT-40). */
  readonly isApiBased: boolean;
  readonly hasItemNumber: boolean;
  readonly hasSenderId: boolean;
}

/** A prefix as it was typed; its letters in capitals already. */
export interface WrittenPrefix {
  readonly connotePrefix: string | null;
  readonly connoteAbbreviation: string | null;
  readonly masterRangeStart: number | null;
  readonly masterRangeEnd: number | null;
  readonly masterItemRangeStart: number | null;
  readonly masterItemRangeEnd: number | null;
  readonly senderId: string | null;
}

export interface WrongPrefixField {
  readonly path: keyof WrittenPrefix;
  readonly message: string;
}

type Check = readonly [isWrong: boolean, message: string];

/** What is wrong with a prefix, at most one message a field (ACCT-31 to ACCT-44); empty when nothing is. */
export function wrongPrefixFields(prefix: WrittenPrefix, format: PrefixFormat): WrongPrefixField[] {
  return [
    ...first('connotePrefix', prefixChecks(prefix, format)),
    ...first('connoteAbbreviation', [
      [(prefix.connoteAbbreviation ?? '').length > LONGEST_ABBREVIATION, texts.abbreviationTooLong],
    ]),
    ...(format.isApiBased ? [] : wrongMasterRange(prefix, format)),
    ...(format.hasItemNumber ? wrongItemRange(prefix) : []),
    ...first('senderId', [[format.hasSenderId && prefix.senderId === null, texts.noSenderId]]),
  ];
}

function prefixChecks(
  { connotePrefix }: WrittenPrefix,
  { displayName, totalConnoteLength, prefixCharacterLength: most }: PrefixFormat,
): Check[] {
  const { length } = connotePrefix ?? '';
  const named = (text: string) =>
    text.replace('{carrier}', () => displayName).replace('{length}', String(most));
  return [
    [connotePrefix === null, texts.noPrefix],
    [totalConnoteLength !== null && length !== most, named(texts.prefixExactly)],
    [length > most, named(texts.prefixAtMost)],
    [!/^[A-Z0-9]*$/.test(connotePrefix ?? ''), texts.prefixCharacters],
  ];
}

function wrongMasterRange(
  { masterRangeStart: start, masterRangeEnd: end }: WrittenPrefix,
  { connoteDigitLength: digits }: PrefixFormat,
): WrongPrefixField[] {
  const withDigits = (text: string) => text.replace('{digits}', String(digits));
  return [
    ...first('masterRangeStart', [
      [start === null, texts.noRangeStart],
      [(start ?? 0) < 0, texts.rangeStartNegative],
      [isLonger(start, digits), withDigits(texts.rangeStartTooLong)],
    ]),
    ...first('masterRangeEnd', [
      [isLonger(end, digits), withDigits(texts.rangeEndTooLong)],
      [end === null || end <= (start ?? 0), texts.rangeEndTooLow],
    ]),
  ];
}

function wrongItemRange({
  masterItemRangeStart: start,
  masterItemRangeEnd: end,
}: WrittenPrefix): WrongPrefixField[] {
  return [
    ...first('masterItemRangeStart', [
      [start === null, texts.noItemRangeStart],
      [(start ?? 0) < 0, texts.itemRangeStartNegative],
      [isLonger(start, MOST_ITEM_DIGITS), texts.itemRangeStartTooLong],
    ]),
    ...first('masterItemRangeEnd', [
      [isLonger(end, MOST_ITEM_DIGITS), texts.itemRangeEndTooLong],
      [end === null || end <= (start ?? 0), texts.itemRangeEndTooLow],
    ]),
  ];
}

const isLonger = (number: number | null, digits: number): boolean =>
  number !== null && number >= 10 ** digits;

function first(path: keyof WrittenPrefix, checks: readonly Check[]): WrongPrefixField[] {
  const failed = checks.find(([isWrong]) => isWrong);
  return failed ? [{ path, message: failed[1] }] : [];
}
