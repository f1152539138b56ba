import type {
  ClientCarrierAccountView,
  ConnoteAccountVariableView,
  RateCardDetailView,
} from '@contracts/views/carrier-account.view.js';

import type { Actor } from '../../platform/actor.js';
import type { AccountBlocks, DailyPace } from '../../prefix-ranges/index.js';
import type { ShownRules } from '../../pricing/index.js';
import type { ClientCarrierAccount } from '../records/client-carrier-account.entity.js';
import type { ConnotePrefix } from '../records/connote-prefix.entity.js';
import { daysLeft, usedPercentage } from './used-percentage.js';

interface Surroundings {
  readonly rules: ShownRules | undefined;
  /** Of any accounts. */
  readonly rateCards: readonly RateCardDetailView[];
  readonly blocks: AccountBlocks | undefined;
  /** How many numbers of the prefix are handed out to clients' accounts. */
  readonly handedOut: number;
  /** Of the account's client. */
  readonly pace: DailyPace;
  readonly actor: Actor;
}

/** Needs the account with its prefix and everything above it. What the reader may not see is left out. */
export function toClientAccountView(
  account: ClientCarrierAccount,
  { rules, rateCards, blocks, handedOut, pace, actor }: Surroundings,
): ClientCarrierAccountView {
  const owner = ownerOfClientAccount(account);
  const { accountNumber, customerCarrier } = account.connotePrefix.customerCarrierAccount;
  const { carrier } = customerCarrier;
  const shown = actor.covers('READ_RULES_FEES', owner) ? rules : undefined;
  const own = rateCards.filter((one) => one.clientCarrierAccountId === account.id);
  const remainingMasterRange = remainingOf(account.connotePrefix, handedOut);
  return {
    id: account.id,
    clientId: account.clientId,
    accountNumber,
    carrierId: carrier.id,
    carrierDisplayName: carrier.displayName,
    apiBasedConnoteCarrier: carrier.isApiBasedConnote,
    rulesFeesId: shown?.rulesFeesId ?? null,
    derivedRulesFees: shown?.derivedRulesFees ?? null,
    connoteAccountVariables: [
      {
        ...toVariable(account.connotePrefix, blocks, remainingMasterRange),
        daysLeft: daysLeft(blocks, pace.get(customerCarrier.id)),
      },
    ],
    rateCards: own.length > 0,
    rateCardDetails: actor.covers('READ_RATECARD', owner) ? own : [],
    permanentBooking: account.permanentBooking,
    remainingMasterRange,
    createdAt: account.createdAt.toISOString(),
  };
}

/** Needs the account with its prefix and everything above it. */
export const ownerOfClientAccount = ({ clientId, connotePrefix }: ClientCarrierAccount) => ({
  clientId,
  customerId: connotePrefix.customerCarrierAccount.customerCarrier.customerId,
});

/** Numbers of the prefix that no client's account was given yet; 0 where the carrier's own system numbers. */
export const remainingOf = (
  { masterRangeStart, masterRangeEnd }: ConnotePrefix,
  handedOut: number,
): number =>
  masterRangeStart === null || masterRangeEnd === null
    ? 0
    : masterRangeEnd - masterRangeStart + 1 - handedOut;

function toVariable(
  prefix: ConnotePrefix,
  blocks: AccountBlocks | undefined,
  remainingMasterRange: number,
): Omit<ConnoteAccountVariableView, 'daysLeft'> {
  const { rangeStart = 0, rangeEnd = 0 } = blocks ?? {};
  const latestUsedRangeIndex = blocks?.latestNumber ?? 0;
  return {
    prefixId: prefix.id,
    prefix: prefix.connotePrefix,
    abbreviation: prefix.connoteAbbreviation,
    rangeLabel: blocks ? `${rangeStart} - ${rangeEnd}` : '',
    latestUsedRangeIndex,
    rangeStart,
    rangeEnd,
    usedPercentage: usedPercentage({ latestUsedRangeIndex, rangeStart, rangeEnd }),
    remainingMasterRange,
  };
}
