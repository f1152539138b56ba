import type { ConsignmentState } from '@contracts/rules/consignment';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { listed } from '../../../test/freight';
import type { LivePage, PageQuery } from './patched-page';

export const SIZE = 4;
export const at = (position: number) => String(position).padStart(4, '0');

/** A consignment of a list. */
interface Row {
  readonly id: number;
  readonly state: ConsignmentState;
  readonly status: string;
}

export type List = ReadonlyMap<number, Row>;

export const itemOf = ({ id, state, status }: Row): ConsignmentListItem =>
  listed(id, { state, status: status as ConsignmentListItem['status'] });

export const pageQuery: PageQuery = {
  clientId: 1,
  states: ['OPEN'],
  size: SIZE,
  idOrder: 'DESC',
  columns: new Set(),
  matches: () => true,
};

/** Reads a page as the server does. */
export function read(list: List, position: number): LivePage {
  const rows = [...list.values()];
  const count = (state: ConsignmentState) => rows.filter((row) => row.state === state).length;
  const inTab = rows.filter(({ state }) => pageQuery.states.includes(state));
  return {
    consignments: inTab
      .sort((a, b) => b.id - a.id)
      .slice(0, SIZE)
      .map(itemOf),
    counts: { OPEN: count('OPEN'), MANIFESTED: count('MANIFESTED'), DELETED: count('DELETED') },
    position: at(position),
    totalCount: inTab.length,
    totalPageCount: Math.ceil(inTab.length / SIZE),
    totalCountIsAtLeast: false,
  };
}
