import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type {
  RulesLevelName,
  RulesLevelView,
  RulesSheetView,
  RulesView,
} from '@contracts/views/rules.view';

import { RulesFeesDialog } from '../src/features/rules-fees/RulesFeesDialog';
import { fakeServer, type SeenRequest } from './fake-server';
import { sessionOf } from './people';
import { renderPart } from './render-app';

const carrierDefault = { id: 3, fuelCharge: 21.5, dgFee: 65, dgFeeFormat: 'dollar' };
export const levelOf = (
  level: RulesLevelName,
  record: RulesView | null = null,
): RulesLevelView => ({
  level,
  record,
  version: record ? 3 : 0,
  changedAt: record ? '2026-07-01T02:00:00.000Z' : null,
  recordBefore: null,
});
/** Levels of an account; `above` replaces those that have their own rules. */
export const levelsOf = (...above: readonly RulesLevelView[]): RulesLevelView[] =>
  [
    levelOf('CARRIER', carrierDefault),
    levelOf('CUSTOMER_CARRIER'),
    levelOf('CUSTOMER_CARRIER_ACCOUNT'),
  ].map((level) => above.find((other) => other.level === level.level) ?? level);

/** An account without its own rules: shows the defaults of its carrier. */
export const derived: RulesSheetView = {
  carrierName: 'Southern Star Express',
  accountNumber: '8841203',
  customerId: 4,
  clientId: null,
  clientName: null,
  level: 'CARRIER',
  levelAbove: 'CARRIER',
  rules: { ...carrierDefault, id: null },
  revision: 0,
  levels: levelsOf(),
};
/** An account with its own rules. */
export const own: RulesSheetView = {
  ...derived,
  level: 'CUSTOMER_CARRIER_ACCOUNT',
  rules: { ...carrierDefault, id: 9, fuelCharge: 19 },
  revision: 31,
  levels: levelsOf(
    levelOf('CUSTOMER_CARRIER_ACCOUNT', { ...carrierDefault, id: 9, fuelCharge: 19 }),
  ),
};
export const adminSession: PermissionName[] = [
  'READ_RULES_FEES',
  'CREATE_RULES_FEES',
  'UPDATE_RULES_FEES',
];

interface Opening {
  readonly sheet?: RulesSheetView;
  readonly permissions?: readonly PermissionName[];
  readonly subject?: string;
  readonly more?: Parameters<typeof fakeServer>[0];
}

/** The dialog at its URL, over an empty page. */
export function openRules({
  sheet = derived,
  permissions = adminSession,
  subject,
  more = {},
}: Opening = {}) {
  const seen = fakeServer({
    'GET rules': { body: sheet },
    'GET rules/trial': { body: [] },
    ...more,
  });
  renderPart(
    <>
      <RulesFeesDialog />
      <Toaster />
    </>,
    {
      at: `/carrier-account/list?rules=${subject ?? 'customer-carrier-account-12'}`,
      session: sessionOf(permissions),
    },
  );
  return seen;
}

const title = 'Rules & Fees: Southern Star Express, account 8841203';
export const dialog = () => screen.findByRole('dialog', { name: title });
export const section = async (name: string) => within(await dialog()).getByRole('region', { name });
export const field = (name: string) => document.getElementById(name) as HTMLInputElement;
export const typeInto = async (name: string, value: string) => {
  await dialog();
  act(() => {
    field(name).focus();
  });
  fireEvent.change(field(name), { target: { value } });
};
export const saveRules = async () =>
  userEvent.click(within(await dialog()).getByRole('button', { name: 'Save' }));
export const savedRules = (seen: readonly SeenRequest[]) =>
  seen.filter(({ method, path }) => method !== 'GET' && path === 'rules');
/** The section's entry in the list of sections. */
export const markOf = (name: RegExp) => screen.getByRole('button', { name });
