import type { PermissionName } from '@contracts/permissions/permissions';
import type { SetUpStep } from '@contracts/views/set-up.view';

interface Place {
  /** A path, or `?dialog=…` for a tool. */
  readonly to: string;
  readonly permission: PermissionName;
}

const carriers: Place = { to: '/carrier/list', permission: 'READ_CUSTOMER_CARRIER' };
const accounts: Place = {
  to: '/carrier-account/list',
  permission: 'READ_CUSTOMER_CARRIER_ACCOUNT',
};
const clients: Place = { to: '/client/list', permission: 'UPDATE_CLIENT' };
const clientAccounts: Place = {
  to: '/client/list',
  permission: 'CREATE_CLIENT_CARRIER_ACCOUNT',
};

/** Where a step is fixed, and who may. */
export const mendedAt: Readonly<Record<SetUpStep, Place>> = {
  CONNECTION: carriers,
  CARRIER_ACCOUNT: accounts,
  CARRIER_NUMBERS: accounts,
  RATE_CARD: { to: '?dialog=import-rate-cards', permission: 'CREATE_RATECARD' },
  RULES: carriers,
  TRACKING: carriers,
  ADDRESS: clients,
  CLIENT_ACCOUNT: clientAccounts,
  CLIENT_NUMBERS: clientAccounts,
  FIRST_OFFER: clientAccounts,
  SIGN_IN: { to: '/user/list', permission: 'READ_USER' },
  LABELS: { to: '/settings', permission: 'SETTINGS_SCREEN' },
};
