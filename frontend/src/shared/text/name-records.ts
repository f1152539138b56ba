import { appListTexts } from '@contracts/texts/app/screens';

import { interpolate } from './format';

const NAMED = 5;

/** Lists the records of a question: the first few by name, one per line, and how many more. */
export function nameRecords(names: readonly string[]): string {
  const more = names.length - NAMED;
  const named = names.slice(0, NAMED);
  return [...named, ...(more > 0 ? [interpolate(appListTexts.andMore, { n: more })] : [])].join(
    '\n',
  );
}
