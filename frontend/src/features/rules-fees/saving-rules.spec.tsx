import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { toast, Toaster } from 'sonner';

import { fakeServer, heldResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import {
  adminSession,
  derived,
  dialog,
  field,
  openRules,
  own,
  savedRules,
  saveRules,
  typeInto,
} from '../../../test/rules';
import { RulesFeesDialog } from './RulesFeesDialog';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const rejected = {
  message: 'Record was changed by another user',
  code: 'rules.changed_by_another',
};

describe('saving Rules & Fees', () => {
  it('RULES-11 RULES-15 RULES-34 RULES-54 RULES-56 overrides the carrier’s default after confirmation', async () => {
    const warning =
      'These are the default Rules & Fees of this carrier. Saving will overwrite these Rules & Fees.';
    const seen = openRules({ more: { 'POST rules': { body: { id: 10 } } } });
    expect(await dialog()).toHaveTextContent(warning);
    await typeInto('fuelCharge', '20');
    await typeInto('halfPalletMaxH', '-1');
    await saveRules();

    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Create separate Rules & Fees for account 8841203?');
    expect(question).toHaveTextContent(
      "They start as a copy of Southern Star Express's defaults and no longer follow changes there.",
    );
    expect(savedRules(seen)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Create Rules & Fees' }));
    expect(await screen.findByText('Rules & Fees Overridden Successfully')).toBeVisible();
    const [request] = savedRules(seen);
    expect(request).toMatchObject({ method: 'POST' });
    expect(Object.fromEntries(request!.params)).toEqual({
      customerId: '4',
      customerCarrierACId: '12',
    });
    expect(request?.headers.get('idempotency-key')).toBeTruthy();
    expect(request?.body).toMatchObject({
      id: null,
      revision: 0,
      fuelCharge: 20,
      dgFeeFormat: 'dollar',
      halfPalletMaxH: null,
      kgMaxKg: null,
    });
    await waitFor(() => {
      expect(currentUrl()).toBe('/carrier-account/list');
    });
  });

  it("RULES-35 RULES-53 RULES-55 changes the record's own rules without confirmation", async () => {
    const seen = openRules({ sheet: own, more: { 'PUT rules': { status: 204 } } });
    await typeInto('fuelCharge', '18');
    expect(screen.queryByText(/These are the default/)).toBeNull();
    await saveRules();

    expect(await screen.findByText('Rules & Fees Updated Successfully')).toBeVisible();
    expect(savedRules(seen)).toMatchObject([
      { method: 'PUT', body: { id: 9, fuelCharge: 18, revision: 31 } },
    ]);
    expect(Object.fromEntries(savedRules(seen)[0]!.params)).toEqual({ customerId: '4' });
  });

  it("H63 deletes the record's own rules after confirmation", async () => {
    const account = { id: 1, clientName: 'Banksia', isOverridden: false };
    const seen = openRules({
      sheet: own,
      more: { 'DELETE rules/9': { status: 204 }, 'GET rules/trial': { body: [account] } },
    });
    await userEvent.click(
      within(await dialog()).getByRole('button', {
        name: "Remove these Rules & Fees and use Southern Star Express's defaults",
      }),
    );
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Remove the separate Rules & Fees for account 8841203?');
    expect(question).toHaveTextContent("follows Southern Star Express's defaults again");
    expect(question).toHaveTextContent('currently priced with them: 1');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('The Rules & Fees were removed')).toBeVisible();
    const request = seen.find(({ method }) => method === 'DELETE');
    expect(request?.params.get('version')).toBe('31');
  });

  it('H63 leaves the rules open that were opened before a late response to the deletion', async () => {
    const deletion = heldResponse();
    fakeServer({ 'GET rules': { body: own }, 'DELETE rules/9': deletion.endpoint });
    renderPart(
      <>
        <RulesFeesDialog />
        <Link to="?rules=customer-carrier-account-13">Another account</Link>
        <Toaster />
      </>,
      { at: '/x?rules=customer-carrier-account-12', session: sessionOf(adminSession) },
    );
    await userEvent.click(
      await screen.findByRole('button', { name: /^Remove these Rules & Fees/ }),
    );
    await userEvent.click(await screen.findByText('Remove'));
    await userEvent.click(screen.getByText('Another account'));
    deletion.send({ status: 204 });

    expect(await screen.findByText('The Rules & Fees were removed')).toBeVisible();
    expect(currentUrl()).toBe('/x?rules=customer-carrier-account-13');
  });

  it('H63 names the level that is copied', async () => {
    const shared = { ...derived, level: 'CUSTOMER_CARRIER', clientName: 'Banksia' } as const;
    openRules({ sheet: shared });

    expect(
      await screen.findByText(
        'Showing the Rules & Fees from carrier Southern Star Express. Saving creates separate Rules & Fees for Banksia; carrier Southern Star Express will not change.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/These are the default/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove these Rules & Fees/ })).toBeNull();
  });

  it('GAP-61 reports a newer version, keeps the input, and then overwrites it', async () => {
    let newest = own;
    const seen = openRules({
      more: {
        'GET rules': () => ({ body: newest }),
        'PUT rules': () => {
          if (newest.revision === 32) return { status: 204 };
          newest = { ...own, revision: 32 };
          return { status: 409, body: rejected };
        },
      },
    });
    await typeInto('fuelCharge', '18');
    await saveRules();

    const alert = within(await dialog()).getByRole('alert');
    expect(alert).toHaveTextContent('Record was changed by another user');
    expect(alert).toHaveTextContent('Your changes are kept.');
    expect(field('fuelCharge')).toHaveValue('18');
    await waitFor(() => {
      expect(seen.filter(({ method, path }) => method === 'GET' && path === 'rules')).toHaveLength(
        2,
      );
    });
    await saveRules();
    expect(await screen.findByText('Rules & Fees Updated Successfully')).toBeVisible();
    expect(savedRules(seen).map(({ body }) => body)).toMatchObject([
      { fuelCharge: 18, revision: 31 },
      { fuelCharge: 18, revision: 32 },
    ]);
  });

  it('RULES-55 shows the server’s message and keeps the input', async () => {
    openRules({
      sheet: own,
      more: { 'PUT rules': { status: 409, body: { message: 'Someone else was faster' } } },
    });
    await typeInto('fuelCharge', '18');
    await saveRules();

    expect(await screen.findByText('Someone else was faster')).toBeVisible();
    expect(field('fuelCharge')).toHaveValue('18');
  });

  it('RULES-56 shows that no override was created', async () => {
    openRules({ more: { 'POST rules': { status: 500, body: { message: '' } } } });
    await saveRules();
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Create Rules & Fees',
      }),
    );

    expect(await screen.findByText('Error creating Rules & Fees')).toBeVisible();
  });

  it('RULES-36 RULES-37 RULES-46 RULES-52 is rejected while sections are incomplete, with links to them', async () => {
    const seen = openRules({ sheet: own });
    await typeInto('tailgateFee', '45');
    await typeInto('residentialAddressMaxKg', '30');
    await typeInto('oversizeCat1Fee', '18');
    await typeInto('manualHandlingCharge', '9');
    await saveRules();

    const alert = within(await dialog()).getByRole('alert');
    expect(alert).toHaveTextContent(
      'Missing Required Information: Tailgate, Manual Handling, Oversize, Residential',
    );
    expect(savedRules(seen)).toEqual([]);
    await waitFor(() => {
      expect(field('tailgateMaxKg')).toHaveFocus();
    });
    expect(field('tailgateMaxKg')).toHaveAccessibleDescription('All 4 Fields must be filled out');
    expect(field('residentialAddressOverweightFee')).toHaveAccessibleDescription(
      'Both Fields must be filled out',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Oversize' }));
    expect(field('oversizeCat1Size')).toHaveFocus();
  });

  it.each([
    ['-1', 'Must not be a negative value'],
    ['0x10', 'Must be a number'],
    ['99999999', 'The value is too large'],
  ])('RULES-39 rejects %j', async (value, message) => {
    const seen = openRules({ sheet: own });
    await typeInto('kgCubic', value);
    await saveRules();

    expect(field('kgCubic')).toHaveAccessibleDescription(message);
    expect(within(await dialog()).getByRole('alert')).toHaveTextContent(
      'Some values cannot be saved: Generic',
    );
    expect(savedRules(seen)).toEqual([]);
  });
});
