import type {
  MilestoneName,
  MilestoneView,
  SetUpCellView,
  SetUpRowView,
  SetUpView,
} from '@contracts/views/set-up.view.js';

import { carrierCells } from './carrier-cells.js';
import { clientCells } from './client-cells.js';
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
    milestones: milestones(facts, clients.some(isReady)),
    openCount: [...carriers, ...clients].flatMap(({ cells }) => cells.filter(isOpen)).length,
  };
}

const isOpen = ({ state }: SetUpCellView): boolean => state !== 'DONE' && state !== 'ASK';

const row = (
  { id, name }: { readonly id: number; readonly name: string },
  cells: SetUpCellView[],
): SetUpRowView => ({ id, name, isReady: !cells.some(isOpen), cells });

/** A milestone stays reached once a later one is, even if its cause is gone. */
function milestones(facts: SetUpFacts, hasReadyClient: boolean): MilestoneView[] {
  const hasSent = facts.carriers.some(({ sentAt }) => sentAt !== null);
  const hasPrice = facts.carriers.some(({ pricedServices }) => pricedServices > 0);
  const isReached: readonly [MilestoneName, boolean][] = [
    ['CARRIER_REACHED', facts.carriers.some(({ accounts }) => accounts > 0)],
    ['PRICED', hasPrice],
    ['CLIENT_READY', hasPrice && hasReadyClient],
    ['FIRST_CONSIGNMENT', facts.hasConsignment],
    ['CARRIER_HAS_IT', hasSent],
    ['DELIVERED', facts.hasDelivery],
  ];
  const last = isReached.findLastIndex(([, reached]) => reached);
  return isReached.map(([name], index) => ({ name, isReached: index <= last }));
}
