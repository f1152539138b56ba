import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import type { RulesView } from '@contracts/views/rules.view';

import { keysOf, lostResponse, type SeenRequest } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import {
  derived,
  dialog,
  openRules,
  own,
  savedRules,
  saveRules,
  typeInto,
} from '../../../test/rules';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const changedByAnother = {
  status: 409,
  body: { message: 'Record was changed by another user', code: 'rules.changed_by_another' },
};
const hasRead = (seen: readonly SeenRequest[], times: number) =>
  waitFor(() => {
    const reads = seen.filter(({ method, path }) => method === 'GET' && path === 'rules');
    expect(reads).toHaveLength(times);
  });
const confirmOverride = async () =>
  userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Create Rules & Fees',
    }),
  );

describe('saving Rules & Fees again after a lost response', () => {
  it("does not report the user's own save as another user's", async () => {
    let sheet = own;
    const seen = openRules({
      more: {
        'GET rules': () => ({ body: sheet }),
        'PUT rules': ({ body }) => {
          const sent = body as RulesView & { revision: number };
          if (sent.revision !== sheet.revision) return changedByAnother;
          const { revision, ...rules } = sent;
          sheet = { ...own, rules, revision: revision + 1 };
          return sheet.revision === 32 ? lostResponse() : { status: 204 };
        },
      },
    });
    await typeInto('fuelCharge', '18');
    await saveRules();
    await within(await dialog()).findByRole('alert');
    await hasRead(seen, 2);
    await typeInto('dgFee', '70');
    await saveRules();

    expect(await screen.findByText('Rules & Fees Updated Successfully')).toBeVisible();
    expect(savedRules(seen).map(({ body }) => body)).toMatchObject([
      { fuelCharge: 18, revision: 31 },
      { fuelCharge: 18, dgFee: 70, revision: 32 },
    ]);
  });

  it('still reports the save of another user', async () => {
    let sheet = own;
    const seen = openRules({
      more: {
        'GET rules': () => ({ body: sheet }),
        'PUT rules': ({ body }) => {
          if (sheet === own) {
            sheet = { ...own, rules: { ...own.rules, fuelCharge: 25 }, revision: 32 };
            return lostResponse();
          }
          return (body as { revision: number }).revision === 32
            ? { status: 204 }
            : changedByAnother;
        },
      },
    });
    await typeInto('fuelCharge', '18');
    await saveRules();
    await hasRead(seen, 2);
    await saveRules();

    expect(await screen.findByText('Record was changed by another user')).toBeVisible();
  });

  it('resends an override with its idempotency key', async () => {
    const responses = [lostResponse, () => ({ body: { ...derived.rules, id: 10 } })];
    const seen = openRules({ more: { 'POST rules': () => responses.shift()!() } });
    await typeInto('fuelCharge', '20');
    await saveRules();
    await confirmOverride();
    await screen.findByText('Error creating Rules & Fees');
    await saveRules();
    await confirmOverride();

    expect(await screen.findByText('Rules & Fees Overridden Successfully')).toBeVisible();
    const [first, repeated] = keysOf(seen, 'rules');
    expect(first).not.toBeNull();
    expect(repeated).toBe(first);
  });

  it('changes the rules that an override has created', async () => {
    let sheet = derived;
    const seen = openRules({
      more: {
        'GET rules': () => ({ body: sheet }),
        'POST rules': ({ body }) => {
          const { revision, ...rules } = body as RulesView & { revision: number };
          sheet = { ...own, rules: { ...rules, id: 10 }, revision: revision + 1 };
          return lostResponse();
        },
        'PUT rules': { status: 204 },
      },
    });
    await typeInto('fuelCharge', '20');
    await saveRules();
    await confirmOverride();
    await hasRead(seen, 2);
    await saveRules();

    expect(await screen.findByText('Rules & Fees Updated Successfully')).toBeVisible();
    expect(savedRules(seen).at(-1)).toMatchObject({
      method: 'PUT',
      body: { id: 10, fuelCharge: 20, revision: 1 },
    });
  });
});
