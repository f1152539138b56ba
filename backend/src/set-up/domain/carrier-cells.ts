import type { SetUpCellView } from '@contracts/views/set-up.view.js';

import { cell } from './cell.js';
import type { CarrierFacts, SetUpFacts } from './set-up-facts.js';

type CurrentTime = Pick<SetUpFacts, 'now' | 'today'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_NUMBERS = 7;
const MIN_NUMBERS_WITHOUT_USAGE = 100;
const DAYS_BEFORE_END = 14;

/** The steps of a carrier, in the order in which they are done. */
export const carrierCells = (facts: CarrierFacts, moment: CurrentTime): SetUpCellView[] => [
  connection(facts),
  account(facts),
  numbers(facts),
  zones(facts),
  rateCard(facts, moment),
  cell('RULES', 'DONE', facts.hasOwnRules ? 'OWN_RULES' : 'DEFAULT_RULES'),
  tracking(facts, moment),
];

function connection(facts: CarrierFacts): SetUpCellView {
  const { needsTransfer, hasTransfer, isTransferFailing } = facts;
  if (!hasTransfer)
    return needsTransfer
      ? cell('CONNECTION', 'OPEN', 'NOT_STARTED')
      : cell('CONNECTION', 'DONE', 'NO_DATA_NEEDED');
  if (isTransferFailing) return cell('CONNECTION', 'FAILED', 'NOT_ANSWERING');
  return provenConnection(facts);
}

/** An accepted manifest proves it, as does a passed test, until the connection is changed. */
function provenConnection({ sentAt, changedAt, testedAt }: CarrierFacts): SetUpCellView {
  const isChanged = sentAt !== null && changedAt !== null && changedAt > sentAt;
  if (sentAt !== null && !isChanged)
    return cell('CONNECTION', 'DONE', 'DATA_TAKEN', { at: sentAt });
  if (testedAt !== null) return cell('CONNECTION', 'DONE', 'TEST_PASSED', { at: testedAt });
  return isChanged
    ? cell('CONNECTION', 'ATTENTION', 'CHANGED_SINCE', { at: changedAt })
    : cell('CONNECTION', 'OPEN', 'NOTHING_SENT');
}

function account({ accounts, accountNumber: name }: CarrierFacts): SetUpCellView {
  if (accounts === 0) return cell('CARRIER_ACCOUNT', 'OPEN', 'NO_ACCOUNT');
  return accounts === 1
    ? cell('CARRIER_ACCOUNT', 'DONE', 'ACCOUNT', { name })
    : cell('CARRIER_ACCOUNT', 'DONE', 'ACCOUNTS', { count: accounts });
}

function numbers(facts: CarrierFacts): SetUpCellView {
  const { accounts, issuesOwnNumbers, numbersLeft, numbersPerDay } = facts;
  if (issuesOwnNumbers) return cell('CARRIER_NUMBERS', 'DONE', 'OWN_NUMBERS');
  if (accounts === 0) return cell('CARRIER_NUMBERS', 'OPEN', 'NEEDS_ACCOUNT');
  const needed =
    numbersPerDay === null ? MIN_NUMBERS_WITHOUT_USAGE : Math.ceil(numbersPerDay * DAYS_OF_NUMBERS);
  const isEnough = numbersLeft > 0 && numbersLeft >= needed;
  return cell('CARRIER_NUMBERS', isEnough ? 'DONE' : 'ATTENTION', 'NUMBERS_LEFT', {
    count: numbersLeft,
  });
}

const zones = ({ zones: count }: CarrierFacts): SetUpCellView =>
  count === 0 ? cell('ZONES', 'OPEN', 'NO_ZONES') : cell('ZONES', 'DONE', 'ZONES', { count });

function rateCard(facts: CarrierFacts, { today }: CurrentTime): SetUpCellView {
  const { services, pricedServices, pricedUntil, lanes } = facts;
  if (services === 0) return cell('RATE_CARD', 'OPEN', 'NEEDS_CLIENT');
  if (pricedServices === 0) return cell('RATE_CARD', 'OPEN', 'NO_RATE_CARD');
  const missing = services - pricedServices;
  if (missing > 0) return cell('RATE_CARD', 'ATTENTION', 'RATE_CARDS_MISSING', { count: missing });
  if (pricedUntil !== null && daysBetween(today, pricedUntil) < DAYS_BEFORE_END)
    return cell('RATE_CARD', 'ATTENTION', 'RATE_CARD_ENDS', { at: pricedUntil });
  return cell('RATE_CARD', 'DONE', 'RATE_CARDS', { count: lanes });
}

function tracking(facts: CarrierFacts, { now }: CurrentTime): SetUpCellView {
  const { hasFeed, isFeedFailing, feedReadAt } = facts;
  if (!hasFeed) return cell('TRACKING', 'OPEN', 'NO_FEED');
  if (isFeedFailing) return cell('TRACKING', 'FAILED', 'NOT_ANSWERING');
  if (feedReadAt === null) return cell('TRACKING', 'OPEN', 'NOT_READ');
  if (Date.parse(now) - Date.parse(feedReadAt) > DAY_MS)
    return cell('TRACKING', 'ATTENTION', 'SILENT_SINCE', { at: feedReadAt });
  return cell('TRACKING', 'DONE', 'FEED_READ', { at: feedReadAt });
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;
