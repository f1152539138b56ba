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

const account = ({ accounts }: ClientFacts): SetUpCellView =>
  accounts === 0
    ? cell('CLIENT_ACCOUNT', 'OPEN', 'NO_ACCOUNT')
    : cell('CLIENT_ACCOUNT', 'DONE', 'ACCOUNTS', { count: accounts });

function numbers({ accounts, accountsWithoutNumbers: without }: ClientFacts): SetUpCellView {
  if (accounts === 0) return cell('CLIENT_NUMBERS', 'OPEN', 'NEEDS_ACCOUNT');
  return without > 0
    ? cell('CLIENT_NUMBERS', 'ATTENTION', 'ACCOUNTS_WITHOUT_NUMBERS', { count: without })
    : cell('CLIENT_NUMBERS', 'DONE', 'ACCOUNTS', { count: accounts });
}

function signIn({ users, activeUsers }: ClientFacts): SetUpCellView {
  if (activeUsers > 0) return cell('SIGN_IN', 'DONE', 'SIGNED_IN', { count: activeUsers });
  return users > 0
    ? cell('SIGN_IN', 'ATTENTION', 'NOT_SIGNED_IN', { count: users })
    : cell('SIGN_IN', 'OPEN', 'NOBODY_INVITED');
}
