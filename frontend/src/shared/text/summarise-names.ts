import { appListTexts } from '@contracts/texts/app/consignment-list';

import { interpolate } from './format';

const NAMED = 5;

/** Lists the records in a confirmation: the first few by name, one per line, and the number of others. */
export function summariseNames(names: readonly string[]): string {
  const more = names.length - NAMED;
  const listed = names.slice(0, NAMED);
  return [...listed, ...(more > 0 ? [interpolate(appListTexts.andMore, { n: more })] : [])].join(
    '\n',
  );
}
