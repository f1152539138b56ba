import type {
  CustomerCarrierAccountView,
  PrefixView,
} from '@contracts/views/carrier-account.view.js';
import type { SendingClientView } from '@contracts/views/organisation.view.js';

import type { Actor } from '../../platform/actor.js';
import type { ShownRules } from '../../pricing/index.js';
import type { CarrierServiceType } from '../records/carrier-service-type.entity.js';
import type { ConnotePrefix } from '../records/connote-prefix.entity.js';
import type { CustomerCarrierAccount } from '../records/customer-carrier-account.entity.js';
import { toCarrierView } from './carrier-view.js';

interface Surroundings {
  /** Of any carriers. */
  readonly serviceTypes: readonly CarrierServiceType[];
  /** Of any accounts. */
  readonly prefixes: readonly PrefixView[];
  /** Of this account. */
  readonly clients: SendingClientView[];
  readonly rules: ShownRules | undefined;
  readonly actor: Actor;
}

/** Needs the account with its customer carrier and carrier. What the reader may not see is left out. */
export function toAccountView(
  { id, accountNumber, createdAt, customerCarrier }: CustomerCarrierAccount,
  { serviceTypes, prefixes, clients, rules, actor }: Surroundings,
): CustomerCarrierAccountView {
  const { customerId, carrier } = customerCarrier;
  const owner = { clientId: null, customerId };
  const shown = actor.covers('READ_RULES_FEES', owner) ? rules : undefined;
  const own = actor.covers('READ_PREFIX', owner)
    ? prefixes.filter(({ customerCarrierAccountId }) => customerCarrierAccountId === id)
    : [];
  return {
    id,
    customerId,
    customerCarrier: { id: customerCarrier.id, carrier: toCarrierView(carrier, serviceTypes) },
    apiBasedConnoteCarrier: carrier.isApiBasedConnote,
    rulesFeesId: shown?.rulesFeesId ?? null,
    derivedRulesFees: shown?.derivedRulesFees ?? null,
    accountNumber,
    prefixes: own,
    clients,
    ...masterRangesOf(own),
    createdAt: createdAt.toISOString(),
  };
}

/** ACCT-16: one range over those of all its prefixes. */
const masterRangesOf = (prefixes: readonly PrefixView[]) => ({
  masterRangeStart: lowest(prefixes.map(({ masterRangeStart }) => masterRangeStart)),
  masterRangeEnd: highest(prefixes.map(({ masterRangeEnd }) => masterRangeEnd)),
  masterRangeUsed: sum(prefixes.map(({ masterRangeUsed }) => masterRangeUsed)),
  masterItemRangeStart: lowest(prefixes.map(({ masterItemRangeStart }) => masterItemRangeStart)),
  masterItemRangeEnd: highest(prefixes.map(({ masterItemRangeEnd }) => masterItemRangeEnd)),
  masterItemRangeUsed: sum(prefixes.map(({ masterItemRangeUsed }) => masterItemRangeUsed)),
});

type Bounds = readonly (number | null)[];

const known = (numbers: Bounds): number[] => numbers.filter((number) => number !== null);
const lowest = (numbers: Bounds): number | null =>
  known(numbers).length === 0 ? null : Math.min(...known(numbers));
const highest = (numbers: Bounds): number | null =>
  known(numbers).length === 0 ? null : Math.max(...known(numbers));
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** How many numbers are handed out, by id of the range. */
export interface UsedNumbers {
  readonly connotes: ReadonlyMap<number, number>;
  readonly items: ReadonlyMap<number, number>;
}

export const toPrefixView = (prefix: ConnotePrefix, used?: UsedNumbers): PrefixView => ({
  id: prefix.id,
  customerCarrierAccountId: prefix.customerCarrierAccountId,
  connoteAbbreviation: prefix.connoteAbbreviation,
  connotePrefix: prefix.connotePrefix,
  masterRangeStart: prefix.masterRangeStart,
  masterRangeEnd: prefix.masterRangeEnd,
  masterRangeUsed: used?.connotes.get(prefix.prefixRangeId) ?? 0,
  masterItemRangeStart: prefix.masterItemRangeStart,
  masterItemRangeEnd: prefix.masterItemRangeEnd,
  masterItemRangeUsed: used?.items.get(prefix.prefixRangeId) ?? 0,
  senderId: prefix.senderId,
  createdAt: prefix.createdAt.toISOString(),
});
