import type {
  ClientCarrierAccountView,
  ConnoteAccountVariableView,
  RateCardDetailView,
} from '@contracts/views/carrier-account.view.js';

import type { Actor } from '../../platform/actor.js';
import type { AccountBlocks, DailyUsage } from '../../prefix-ranges/index.js';
import type { DerivedRulesView } from '../../pricing/index.js';
import type { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import type { ConnotePrefix } from '../records/connote-prefix.entity.js';
import {
  orderBlocksByUse,
  daysLeft,
  usedPercentage,
  type BlockUsage,
} from '../views/used-percentage.js';

interface ClientAccountViewContext {
  readonly rules: DerivedRulesView | undefined;
  /** Rate cards of all accounts. */
  readonly rateCards: readonly RateCardDetailView[];
  readonly blocks: AccountBlocks | undefined;
  /** Number of the prefix's connotes allotted to client accounts. */
  readonly assignedNumbers: number;
  /** Daily usage of the account's client. */
  readonly dailyUsage: DailyUsage;
  readonly actor: Actor;
}

/**
 * Maps an account loaded with its prefix, carrier account, customer carrier and carrier; leaves out what the reader
 * may not see.
 */
export function toClientAccountView(
  account: ClientCarrierAccount,
  { rules, rateCards, blocks, assignedNumbers, dailyUsage, actor }: ClientAccountViewContext,
): ClientCarrierAccountView {
  const owner = toClientAccountOwner(account);
  const { accountNumber, customerCarrier } = account.connotePrefix.customerCarrierAccount;
  const { carrier } = customerCarrier;
  const visibleRules = actor.covers('READ_RULES_FEES', owner) ? rules : undefined;
  const ownRateCards = rateCards.filter(
    (rateCard) => rateCard.clientCarrierAccountId === account.id,
  );
  const remainingMasterRange = countRemaining(account.connotePrefix, assignedNumbers);
  return {
    id: account.id,
    version: account.version,
    clientId: account.clientId,
    accountNumber,
    carrierId: carrier.id,
    carrierDisplayName: carrier.displayName,
    apiBasedConnoteCarrier: carrier.isApiBasedConnote,
    rulesFeesId: visibleRules?.rulesFeesId ?? null,
    derivedRulesFees: visibleRules?.derivedRulesFees ?? null,
    connoteAccountVariables: toVariables(account.connotePrefix, blocks, {
      remainingMasterRange,
      daysLeft: daysLeft(blocks, dailyUsage.get(customerCarrier.id)),
    }),
    rateCards: ownRateCards.length > 0,
    rateCardDetails: actor.covers('READ_RATECARD', owner) ? ownRateCards : [],
    permanentBooking: account.permanentBooking,
    remainingMasterRange,
    createdAt: account.createdAt.toISOString(),
  };
}

/** Needs the same relations as `toClientAccountView`. */
export const toClientAccountOwner = ({ clientId, connotePrefix }: ClientCarrierAccount) => ({
  clientId,
  customerId: connotePrefix.customerCarrierAccount.customerCarrier.customerId,
});

/** Counts the prefix's numbers not yet allotted to a client account; 0 if the carrier's own system issues them. */
export const countRemaining = (
  { masterRangeStart, masterRangeEnd }: ConnotePrefix,
  assignedNumbers: number,
): number =>
  masterRangeStart === null || masterRangeEnd === null
    ? 0
    : masterRangeEnd - masterRangeStart + 1 - assignedNumbers;

type OfAccount = Pick<ConnoteAccountVariableView, 'remainingMasterRange' | 'daysLeft'>;

/** One for each block, the block in use first (ACCT-55); an account without numbers has one empty entry. */
function toVariables(
  prefix: ConnotePrefix,
  blocks: AccountBlocks | undefined,
  ofAccount: OfAccount,
): ConnoteAccountVariableView[] {
  const ofPrefix = {
    prefixId: prefix.id,
    prefix: prefix.connotePrefix,
    abbreviation: prefix.connoteAbbreviation,
    ...ofAccount,
  };
  const usage = blocks ? orderBlocksByUse(blocks) : [];
  if (usage.length > 0) return usage.map((block) => ({ ...ofPrefix, ...toBlockView(block) }));
  return [{ ...ofPrefix, ...toBlockView({ from: 0, to: 0, latest: null }), rangeLabel: '' }];
}

function toBlockView({ from, to, latest }: BlockUsage) {
  const block = { latestUsedRangeIndex: latest ?? 0, rangeStart: from, rangeEnd: to };
  return {
    ...block,
    rangeLabel: from === to ? String(from) : `${from} - ${to}`,
    usedPercentage: usedPercentage(block),
  };
}
