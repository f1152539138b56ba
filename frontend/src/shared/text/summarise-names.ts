import { appListTexts } from '@contracts/texts/app/consignment-list';

import { interpolate } from './format';

const MAX_NAMES = 5;

/** Lists the records in a confirmation: the first few by name, one per line, and the number of others. */
export function summariseNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  const listed = names.slice(0, MAX_NAMES);
  return [...listed, ...(more > 0 ? [interpolate(appListTexts.andMore, { n: more })] : [])].join(
    '\n',
  );
}
