import type {
  CustomerCarrierAccountView,
  PrefixView,
} from '@contracts/views/carrier-account.view.js';
import type { SendingClientView } from '@contracts/views/organisation.view.js';

import type { Actor } from '../../platform/actor.js';
import type { DerivedRulesView } from '../../pricing/index.js';
import type { CarrierServiceType } from '../records/carrier-service-type.entity.js';
import type { ConnotePrefix } from '../records/connote-prefix.entity.js';
import type { CustomerCarrierAccount } from '../records/customer-carrier-account.entity.js';
import { toCarrierView } from '../carrier.mapper.js';

interface AccountViewContext {
  /** Service types of all carriers. */
  readonly serviceTypes: readonly CarrierServiceType[];
  /** Prefixes of all accounts. */
  readonly prefixes: readonly PrefixView[];
  /** Clients that ship on this account. */
  readonly clients: SendingClientView[];
  readonly rules: DerivedRulesView | undefined;
  readonly actor: Actor;
}

/** Maps an account loaded with its customer carrier and carrier; leaves out what the reader may not see. */
export function toAccountView(
  { id, version, accountNumber, createdAt, customerCarrier }: CustomerCarrierAccount,
  { serviceTypes, prefixes, clients, rules, actor }: AccountViewContext,
): CustomerCarrierAccountView {
  const { customerId, carrier } = customerCarrier;
  const owner = { clientId: null, customerId };
  const visibleRules = actor.covers('READ_RULES_FEES', owner) ? rules : undefined;
  const ownPrefixes = actor.covers('READ_PREFIX', owner)
    ? prefixes.filter(({ customerCarrierAccountId }) => customerCarrierAccountId === id)
    : [];
  return {
    id,
    version,
    customerId,
    customerCarrier: { id: customerCarrier.id, carrier: toCarrierView(carrier, serviceTypes) },
    apiBasedConnoteCarrier: carrier.isApiBasedConnote,
    rulesFeesId: visibleRules?.rulesFeesId ?? null,
    derivedRulesFees: visibleRules?.derivedRulesFees ?? null,
    accountNumber,
    prefixes: ownPrefixes,
    clients,
    ...toMasterRanges(ownPrefixes),
    createdAt: createdAt.toISOString(),
  };
}

/** ACCT-16: spans the ranges of all prefixes of the account. */
const toMasterRanges = (prefixes: readonly PrefixView[]) => ({
  masterRangeStart: lowest(prefixes.map(({ masterRangeStart }) => masterRangeStart)),
  masterRangeEnd: highest(prefixes.map(({ masterRangeEnd }) => masterRangeEnd)),
  masterRangeUsed: sum(prefixes.map(({ masterRangeUsed }) => masterRangeUsed)),
  masterItemRangeStart: lowest(prefixes.map(({ masterItemRangeStart }) => masterItemRangeStart)),
  masterItemRangeEnd: highest(prefixes.map(({ masterItemRangeEnd }) => masterItemRangeEnd)),
  masterItemRangeUsed: sum(prefixes.map(({ masterItemRangeUsed }) => masterItemRangeUsed)),
});

type NullableNumbers = readonly (number | null)[];

const withoutNulls = (numbers: NullableNumbers): number[] =>
  numbers.filter((number) => number !== null);
const lowest = (numbers: NullableNumbers): number | null =>
  withoutNulls(numbers).length === 0 ? null : Math.min(...withoutNulls(numbers));
const highest = (numbers: NullableNumbers): number | null =>
  withoutNulls(numbers).length === 0 ? null : Math.max(...withoutNulls(numbers));
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Number of connote and item numbers assigned, by range id. */
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
