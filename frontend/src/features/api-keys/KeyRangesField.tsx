import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys';

import { TextInput } from '../../shared/forms/TextInput';

/** Ranges in a text, one per line or separated by commas; null for none. */
export function parseRanges(text: string): readonly string[] | null {
  const ranges = text.split(/[\s,;]+/).filter((range) => range !== '');
  return ranges.length > 0 ? [...new Set(ranges)] : null;
}

/** Text of ranges for the field: single addresses without their length. */
export const rangeText = (ranges: readonly string[] | null): string =>
  (ranges ?? []).map(withoutFullLength).join('\n');

/** Range without its `/32` or `/128` if it is a single address. */
export const withoutFullLength = (range: string): string =>
  range.replace(range.includes(':') ? /\/128$/ : /\/32$/, '');

export interface KeyRangesFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Field for the addresses that a key can be used from. */
export const KeyRangesField = ({ text, onChange }: KeyRangesFieldProps) => (
  <TextInput
    label={texts.ranges}
    isOptional
    multiline
    minRows={2}
    value={text}
    help={texts.rangesHelp}
    autoComplete="off"
    inputProps={{ autoCapitalize: 'none', spellCheck: false }}
    onChange={({ target }) => {
      onChange(target.value);
    }}
  />
);
