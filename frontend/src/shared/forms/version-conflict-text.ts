import { versionConflictTexts as texts } from '@contracts/texts/app/version-conflict';

import type { FieldConflict, VersionConflict } from './version-conflict';
import { EMPTY_VALUE } from '../text/format';

/** Fields that name a record, in order of preference. */
const NAME_FIELDS = ['name', 'company', 'description', 'accountNumber', 'server'] as const;

/** Name of the record as entered, 'Capital Fitouts', or its kind if its form has none: 'The user account'. */
export function recordName({ details, resolve }: VersionConflict): string {
  const mine = resolve(new Set());
  const name = NAME_FIELDS.map((field) => mine[field]).find((value) => value);
  return typeof name === 'string' ? name : texts.unnamed(details.record.replaceAll('_', ' '));
}

/** Label of a field: 'Address line 1' for 'addressLine1', 'Suburb' for 'localityId'. */
export function fieldLabel(field: string): string {
  const name = field === 'localityId' ? 'suburb' : field.replace(/(?<=[a-z])Id$/, '');
  const words = name.replace(/([A-Z]|\d+)/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value of a record for comparison; an id of another record is not shown. */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY_VALUE;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object' || /[a-z]Id$/.test(field)) return texts.another;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : EMPTY_VALUE;
}

/** Default choice: theirs, except for text that only adds to the original. */
export const isMinePreselected = ({ was, mine }: FieldConflict): boolean =>
  typeof was === 'string' && was !== '' && typeof mine === 'string' && mine.startsWith(was);

/** Words before, within and after the part of a text that differs from another; null if that part is all or nothing. */
export function differingPart(
  other: string,
  text: string,
): readonly [string, string, string] | null {
  const [words, otherWords] = [wordsOf(text), wordsOf(other)];
  const before = commonStart(words, otherWords);
  const rest = words.slice(before);
  const after = commonStart(rest.toReversed(), otherWords.slice(before).toReversed());
  if (before + after === 0 || before + after === words.length) return null;
  return [
    words.slice(0, before).join(''),
    rest.slice(0, rest.length - after).join(''),
    rest.slice(rest.length - after).join(''),
  ];
}

/** Splits a text into words, each with the space that follows it. */
const wordsOf = (text: string): string[] => text.split(/(?<=\s)(?=\S)/);

/** Number of words at the start of both. */
function commonStart(a: readonly string[], b: readonly string[]): number {
  const first = a.findIndex((word, index) => word.trim() !== b[index]?.trim());
  return first === -1 ? a.length : first;
}
