import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { FIRST_TEST_CLIENT_ID } from '@contracts/rules/test-environment';

import { noBrowserLayout } from '../../../test/layout';
import { shopKey, secrets, open, press, add } from './api-keys.fixture';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

describe('creating an API key', () => {
  it.each(['ab', 'x'.repeat(256), '   a   '])('KEYS-10 rejects the reference %j', async (text) => {
    const seen = open();
    await add(text);
    await press('Save');

    expect(await screen.findByText('The reference must be 3- 255 characters long.')).toBeVisible();
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('asks nothing when the dialog of a test environment is closed without input', async () => {
    open({ at: `/client/b2b-keys?clientId=${FIRST_TEST_CLIENT_ID}&clientName=Banksia` });
    await add('');
    await press('Cancel');

    await waitFor(() => {
      expect(screen.queryByLabelText('Reference')).not.toBeInTheDocument();
    });
  });

  it('KEYS-07 KEYS-08 KEYS-09 KEYS-11 shows key and password once, with nothing left to save', async () => {
    const created = {
      ...shopKey,
      id: 6,
      name: 'Warehouse',
      email: 'key-77aa',
      ...secrets,
    };
    const seen = open({ more: { 'POST user/b2b-key': { body: created } } });
    await add('  Warehouse ');
    await press('Save');

    expect(await screen.findByDisplayValue('one-time-secret')).toBeDisabled();
    expect(screen.getByDisplayValue('key-77aa')).toBeDisabled();
    expect(screen.getByDisplayValue(secrets.token)).toBeDisabled();
    expect(screen.getByLabelText('Reference')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      clientId: 11,
      mode: 'live',
      reference: 'Warehouse',
      expiresInDays: 365,
      scopes: null,
      allowedRanges: null,
    });
    await press('Close');
    expect(await screen.findByText(/Close without saving them/)).toBeVisible();
    await press('Cancel');
    await userEvent.click(await screen.findByLabelText('I have saved it'));
    await press('Close');
    await waitFor(() => {
      expect(screen.queryByDisplayValue('one-time-secret')).not.toBeInTheDocument();
    });
    await add('');
    expect(screen.queryByDisplayValue('one-time-secret')).not.toBeInTheDocument();
  });

  it('creates a test key if selected, and shows its mode in the list', async () => {
    const created = { ...shopKey, id: 6, name: 'Sandbox', mode: 'test', ...secrets };
    const seen = open({
      more: {
        'POST user/b2b-key': { body: created },
        'GET user/b2b-key': { body: [shopKey, created] },
      },
    });
    expect(await screen.findByText('Test')).toBeVisible();
    await add('Sandbox');
    await selectOption(screen.getByLabelText('Mode'), 'test');
    await press('Save');

    await screen.findByDisplayValue(secrets.token);
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ mode: 'test' });
  });

  it("KEYS-13 shows the server's error and keeps the input", async () => {
    const rejection = { status: 403, body: { message: 'Not for this client' } };
    open({ more: { 'POST user/b2b-key': rejection } });
    await add('Warehouse');
    await press('Save');

    expect(await screen.findByText('Not for this client')).toBeVisible();
    expect(screen.getByLabelText('Reference')).toHaveValue('Warehouse');
  });
});

describe('scopes of an API key', () => {
  const postedScopes = (seen: ReturnType<typeof open>) =>
    (seen.find(({ method }) => method === 'POST')?.body as { scopes: unknown } | undefined)?.scopes;
  const result = { more: { 'POST user/b2b-key': { body: { ...shopKey, ...secrets } } } };

  it('are those of the selected preset', async () => {
    const seen = open(result);
    await add('Reader');
    await selectOption(screen.getByLabelText('Permissions'), 'follow');
    expect(screen.getByLabelText('Read the event feed')).toBeChecked();
    expect(screen.getByLabelText('Print labels and paperwork')).not.toBeChecked();
    await press('Save');

    await waitFor(() => {
      expect(postedScopes(seen)).toEqual(['consignments:read', 'manifests:read', 'events:read']);
    });
  });

  it('are those for reports alone', async () => {
    const seen = open(result);
    await add('Freight costs');
    await selectOption(screen.getByLabelText('Permissions'), 'Reports only');
    await press('Save');

    await waitFor(() => {
      expect(postedScopes(seen)).toEqual(['reports:read']);
    });
  });

  it('can be selected one by one, at least one', async () => {
    const seen = open(result);
    await add('Printer');
    await selectOption(screen.getByLabelText('Permissions'), 'Custom');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('Select at least one');
    expect(screen.getByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription(
      'Select at least one',
    );
    expect(postedScopes(seen)).toBeUndefined();

    await userEvent.click(screen.getByLabelText('Print labels and paperwork'));
    await press('Save');
    await waitFor(() => {
      expect(postedScopes(seen)).toEqual(['labels:read']);
    });
  });

  it('are shown in the list, with the beginning and end of the token', async () => {
    const reader = { ...shopKey, id: 6, name: 'Reader', scopes: ['events:read'] };
    open({ more: { 'GET user/b2b-key': { body: [shopKey, reader] } } });

    const row = await screen.findByRole('row', { name: /Web shop/ });
    expect(
      within(row).getByText('Everything except webhooks, reports and changing addresses'),
    ).toBeVisible();
    expect(within(row).getByText('lh_live_a1B2c3D4_…x9Yz')).toBeVisible();
    const limited = screen.getByRole('row', { name: /Reader/ });
    expect(within(limited).getByText('events:read')).toHaveAttribute(
      'title',
      'Read the event feed',
    );
  });
});

describe('addresses of an API key', () => {
  const posted = (seen: ReturnType<typeof open>) =>
    seen.find(({ method }) => method === 'POST')?.body as { allowedRanges: unknown } | undefined;

  it('are typed one per line or with commas', async () => {
    const seen = open({ more: { 'POST user/b2b-key': { body: { ...shopKey, ...secrets } } } });
    await add('Warehouse');
    await userEvent.type(
      screen.getByLabelText(/Allowed addresses/),
      ' 203.0.113.7,198.51.100.0/24{enter}203.0.113.7 ',
    );
    await press('Save');

    await waitFor(() => {
      expect(posted(seen)?.allowedRanges).toEqual(['203.0.113.7', '198.51.100.0/24']);
    });
  });

  it('keep the input when the server rejects one', async () => {
    const message = 'Enter IP addresses or ranges, such as 203.0.113.7 or 203.0.113.0/24';
    open({ more: { 'POST user/b2b-key': { status: 400, body: { message } } } });
    await add('Warehouse');
    await userEvent.type(screen.getByLabelText(/Allowed addresses/), '203.0.113');
    await press('Save');

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/Allowed addresses/)).toHaveValue('203.0.113');
  });

  it('are shown in the list', async () => {
    const fixed = {
      ...shopKey,
      id: 6,
      name: 'Fixed',
      allowedRanges: ['203.0.113.7/32', '2001:db8::/32'],
    };
    open({ more: { 'GET user/b2b-key': { body: [shopKey, fixed] } } });

    const row = await screen.findByRole('row', { name: /Fixed/ });
    expect(within(row).getByText('203.0.113.7, 2001:db8::/32')).toBeVisible();
    expect(
      within(screen.getByRole('row', { name: /Web shop/ })).getByText('Any address'),
    ).toBeVisible();
  });
});
