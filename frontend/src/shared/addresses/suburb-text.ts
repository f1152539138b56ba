import { suburbName } from '@contracts/rules/suburb-name';
import type { SuburbView } from '@contracts/views/address.view';

/** 'Brunswick VIC 3056'; kept in capitals or not, it is shown as a name. */
export const suburbText = ({ name, state, postcode }: Omit<SuburbView, 'id' | 'etaZone'>): string =>
  `${suburbName(name)} ${state} ${postcode}`;

const LINE = /^(.+) ([A-Z]{2,3}) (\d{4})$/;

/** The same of a line that was put together already: 'BRUNSWICK VIC 3056'. */
export function suburbLine(line: string): string {
  const [, name, state = '', postcode = ''] = LINE.exec(line) ?? [];
  return name ? suburbText({ name, state, postcode }) : line;
}
