import { suburbName } from '@contracts/rules/suburb-name';
import type { SuburbView } from '@contracts/views/address.view';

/** 'Brunswick VIC 3056'; suburbs stored in capitals are shown in title case. */
export const suburbText = ({ name, state, postcode }: Omit<SuburbView, 'id' | 'etaZone'>): string =>
  `${suburbName(name)} ${state} ${postcode}`;

const LINE = /^(.+) ([A-Z]{2,3}) (\d{4})$/;

/** Title-cases the suburb of a complete line such as 'BRUNSWICK VIC 3056'. */
export function suburbLine(line: string): string {
  const [, name, state = '', postcode = ''] = LINE.exec(line) ?? [];
  return name ? suburbText({ name, state, postcode }) : line;
}
