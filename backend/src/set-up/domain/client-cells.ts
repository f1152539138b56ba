import type { SetUpCellView } from '@contracts/views/set-up.view.js';

import { cell } from './cell.js';
import type { ClientFacts } from './set-up-facts.js';

/** The steps of a client, in the order in which they are done. */
export const clientCells = (facts: ClientFacts): SetUpCellView[] => [
  address(facts),
  account(facts),
  numbers(facts),
  cell('FIRST_OFFER', 'ASK', 'TRY_IT'),
  signIn(facts),
  cell('LABELS', 'DONE', facts.hasPrinter ? 'PRINTER' : 'PDF'),
];

function address({ addressStatus }: ClientFacts): SetUpCellView {
  if (addressStatus === null) return cell('ADDRESS', 'OPEN', 'NO_ADDRESS');
  return addressStatus === 'VALID'
    ? cell('ADDRESS', 'DONE', 'ADDRESS_VALID')
    : cell('ADDRESS', 'ATTENTION', 'ADDRESS_INCOMPLETE');
}

function account({ accounts, carriers, carrierName: name }: ClientFacts): SetUpCellView {
  if (accounts === 0) return cell('CLIENT_ACCOUNT', 'OPEN', 'NO_ACCOUNT');
  return carriers === 1
    ? cell('CLIENT_ACCOUNT', 'DONE', 'ACCOUNT', { name })
    : cell('CLIENT_ACCOUNT', 'DONE', 'CARRIERS', { count: carriers });
}

function numbers(facts: ClientFacts): SetUpCellView {
  const { accounts, accountsWithoutNumbers: without, numbersLeft } = facts;
  if (accounts === 0) return cell('CLIENT_NUMBERS', 'OPEN', 'NEEDS_ACCOUNT');
  if (without > 0)
    return cell('CLIENT_NUMBERS', 'ATTENTION', 'ACCOUNTS_WITHOUT_NUMBERS', { count: without });
  return numbersLeft === null
    ? cell('CLIENT_NUMBERS', 'DONE', 'OWN_NUMBERS')
    : cell('CLIENT_NUMBERS', 'DONE', 'NUMBERS_LEFT', { count: numbersLeft });
}

function signIn({ users, activeUsers }: ClientFacts): SetUpCellView {
  if (activeUsers > 0) return cell('SIGN_IN', 'DONE', 'SIGNED_IN', { count: activeUsers });
  return users > 0
    ? cell('SIGN_IN', 'ATTENTION', 'NOT_SIGNED_IN', { count: users })
    : cell('SIGN_IN', 'OPEN', 'NOBODY_INVITED');
}
