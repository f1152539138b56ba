import type {
  MilestoneName,
  MilestoneNeed,
  MilestoneView,
  SetUpRowView,
} from '@contracts/views/set-up.view.js';

import { isOpen } from './cell.js';
import type { FirstMoment, SetUpFacts } from './set-up-facts.js';

type Need = Pick<MilestoneView, 'need' | 'subject' | 'stepsLeft'>;

const milestoneOrder: readonly MilestoneName[] = [
  'CARRIER_REACHED',
  'PRICED',
  'CLIENT_READY',
  'FIRST_CONSIGNMENT',
  'CARRIER_HAS_IT',
  'DELIVERED',
];

/**
 * The milestones with what reached them first and when, or what they need. One stays reached once a later one is, even
 * if its cause is gone.
 */
export function milestonesOf(facts: SetUpFacts, clients: readonly SetUpRowView[]): MilestoneView[] {
  const ready = readyClient(facts, clients);
  const reached = { ...facts.firsts, ...(ready && { CLIENT_READY: ready }) };
  const last = milestoneOrder.findLastIndex((name) => reached[name] !== undefined);
  return milestoneOrder.map((name, index) => {
    if (index > last)
      return { name, isReached: false, at: null, ...needOf(name, facts, clients, reached) };
    const { subject = null, at = null } = reached[name] ?? {};
    return { name, isReached: true, need: null, subject, at, stepsLeft: null };
  });
}

/** A client that has sent was ready then. No record says when a client became ready. */
function readyClient(
  { carriers, firsts }: SetUpFacts,
  clients: readonly SetUpRowView[],
): FirstMoment | null {
  if (firsts.FIRST_CONSIGNMENT) return { subject: firsts.FIRST_CONSIGNMENT.subject, at: null };
  const ready = clients.find(({ isReady }) => isReady);
  const isPriced = carriers.some(({ pricedServices }) => pricedServices > 0);
  return ready && isPriced ? { subject: ready.name, at: null } : null;
}

function needOf(
  name: MilestoneName,
  { carriers }: SetUpFacts,
  clients: readonly SetUpRowView[],
  reached: SetUpFacts['firsts'],
): Need {
  switch (name) {
    case 'CARRIER_REACHED':
      return need(carriers.length === 0 ? 'CARRIER' : 'CARRIER_ACCOUNT');
    case 'PRICED':
      return need(carriers.some(({ services }) => services > 0) ? 'RATE_CARD' : 'CLIENT_ACCOUNT');
    case 'CLIENT_READY':
      return needOfClient(clients);
    case 'FIRST_CONSIGNMENT':
      return need(reached.CLIENT_READY ? 'CONSIGNMENT' : 'READY_CLIENT');
    case 'CARRIER_HAS_IT':
      return need('SENT_MANIFEST');
    case 'DELIVERED':
      return need('DELIVERY_SCAN');
  }
}

/** Names the client with the fewest steps left; with none left, only a price is missing. */
function needOfClient(clients: readonly SetUpRowView[]): Need {
  const [closest] = clients
    .map(({ name, cells }) => ({ subject: name, stepsLeft: cells.filter(isOpen).length }))
    .sort((one, other) => one.stepsLeft - other.stepsLeft);
  if (!closest) return need('CLIENT');
  return closest.stepsLeft === 0 ? need('RATE_CARD') : { need: 'CLIENT_STEPS', ...closest };
}

const need = (what: MilestoneNeed): Need => ({ need: what, subject: null, stepsLeft: null });
