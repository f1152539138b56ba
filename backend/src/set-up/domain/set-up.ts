import type { SetUpCellView, SetUpRowView, SetUpView } from '@contracts/views/set-up.view.js';

import { carrierCells } from './carrier-cells.js';
import { clientCells } from './client-cells.js';
import { isOpen } from './cell.js';
import { milestonesOf } from './milestones.js';
import type { SetUpFacts } from './set-up-facts.js';

export const CLIENTS_PER_PAGE = 50;

/** State of the set-up, derived from the records: no step is ticked manually, and a tick disappears with its cause. */
export function setUp(facts: SetUpFacts, page = 0): SetUpView {
  const carriers = facts.carriers.map((carrier) => row(carrier, carrierCells(carrier, facts)));
  const clients = facts.clients.map((client) => row(client, clientCells(client)));
  const isReady = ({ isReady: ready }: SetUpRowView) => ready;
  return {
    carriers,
    clients: clients.slice(page * CLIENTS_PER_PAGE, (page + 1) * CLIENTS_PER_PAGE),
    clientCount: clients.length,
    readyClientCount: clients.filter(isReady).length,
    pageSize: CLIENTS_PER_PAGE,
    milestones: milestonesOf(facts, clients),
    openCount: [...carriers, ...clients].flatMap(({ cells }) => cells.filter(isOpen)).length,
  };
}

const row = (
  { id, name, detail }: Pick<SetUpRowView, 'id' | 'name' | 'detail'>,
  cells: SetUpCellView[],
): SetUpRowView => ({ id, name, detail, isReady: !cells.some(isOpen), cells });
