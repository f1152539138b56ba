import type { PermissionName } from '@contracts/permissions/permissions';
import type { SetUpRowView, SetUpStep } from '@contracts/views/set-up.view';

interface ScreenLink {
  /** A path, or `?dialog=…` for a tool. */
  readonly to: (row: SetUpRowView) => string;
  readonly permission: PermissionName;
}

const carriers: ScreenLink = { to: () => '/carrier/list', permission: 'READ_CUSTOMER_CARRIER' };
const accounts: ScreenLink = {
  to: () => '/carrier-account/list',
  permission: 'READ_CUSTOMER_CARRIER_ACCOUNT',
};
const clients: ScreenLink = { to: () => '/client/list', permission: 'UPDATE_CLIENT' };
const clientAccounts: ScreenLink = {
  to: ({ id, name }) =>
    `/client/carrier-account?${new URLSearchParams({ clientId: String(id), clientName: name })}`,
  permission: 'CREATE_CLIENT_CARRIER_ACCOUNT',
};

/** Screen on which a step is fixed, and the required permission. */
export const stepScreens: Readonly<Record<SetUpStep, ScreenLink>> = {
  CONNECTION: carriers,
  CARRIER_ACCOUNT: accounts,
  CARRIER_NUMBERS: accounts,
  ZONES: { to: () => '?dialog=load-carrier-zones', permission: 'CREATE_CARRIER_ZONE_SYSTEM' },
  RATE_CARD: { to: () => '?dialog=import-rate-cards', permission: 'CREATE_RATECARD' },
  RULES: { to: ({ id }) => `?rules=customer-carrier-${id}`, permission: 'READ_RULES_FEES' },
  TRACKING: carriers,
  ADDRESS: clients,
  CLIENT_ACCOUNT: clientAccounts,
  CLIENT_NUMBERS: clientAccounts,
  FIRST_OFFER: clientAccounts,
  SIGN_IN: { to: () => '/user/list', permission: 'READ_USER' },
  LABELS: { to: () => '/settings', permission: 'SETTINGS_SCREEN' },
};
