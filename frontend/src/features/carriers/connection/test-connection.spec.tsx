import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ConnectionTestView } from '@contracts/views/connection-test.view';

import { customerCarrierOf } from '../../../../test/carriers';
import { noBrowserLayout } from '../../../../test/layout';
import { openCarriers as open, press } from '../../../../test/carriers-page';

noBrowserLayout();

const response: ConnectionTestView = {
  kind: 'TRANSFER',
  isPassed: false,
  testedAt: '2026-11-18T03:50:00Z',
  steps: [
    { name: 'Name', outcome: 'DONE', words: '203.0.113.24 (allowed)', ms: 100 },
    { name: 'Folder', outcome: 'FAILED', words: 'Folder /in not found.', ms: 800 },
    { name: 'Write', outcome: 'NOT_TRIED', words: 'not tried', ms: null },
  ],
};

async function edit(more: object) {
  const sent = open({ more: { ...more } });
  await press('Tasman Linehaul');
  await screen.findByRole('dialog', { name: 'Edit customer carrier' });
  return sent;
}

describe('testing a connection', () => {
  it('H57 tests the entered settings, and shows each step with its result', async () => {
    const sent = await edit({ 'POST customer-carrier/test': { body: response } });
    await userEvent.type(screen.getByLabelText(/^Server path/), '/in');
    await press('Test: Manifest transfer');

    const steps = await screen.findAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'done: Name 203.0.113.24 (allowed)0.1 s',
        'failed: Folder Folder /in not found.0.8 s',
        'not tried: Write not tried',
      ]),
    );
    expect(screen.getByText('1 step failed')).toBeVisible();
    expect(sent('POST')[0]?.body).toMatchObject({ kind: 'TRANSFER', id: 21, path: '/in' });
    expect(sent('PUT')).toEqual([]);
  });

  it('scrolls to a result, which is at the end of the dialog', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await edit({ 'POST customer-carrier/test': { body: response } });
    scrolled.mockClear();
    await press('Test: Manifest transfer');

    await screen.findByText('1 step failed');
    expect(scrolled.mock.contexts[0]).toHaveTextContent('1 step failed');
    scrolled.mockRestore();
  });

  it('clears a result once the tested values have changed', async () => {
    await edit({ 'POST customer-carrier/test': { body: response } });
    await press('Test: Manifest transfer');
    await screen.findByText('1 step failed');
    await userEvent.type(screen.getByLabelText(/^Server path/), '/out');

    await waitFor(() => {
      expect(screen.queryByText('1 step failed')).toBeNull();
    });
  });

  it('keeps a result while the tested values are the same', async () => {
    await edit({ 'POST customer-carrier/test': { body: response } });
    await press('Test: Manifest transfer');
    await screen.findByText('1 step failed');
    const path = screen.getByLabelText(/^Server path/);
    await userEvent.type(path, 'x');
    await userEvent.type(path, '{Backspace}');

    expect(screen.getByText('1 step failed')).toBeVisible();
  });

  it('clears the reason of a test that could not be run once the values have changed', async () => {
    const rejection = { status: 429, body: { message: 'Too many requests.' } };
    await edit({ 'POST customer-carrier/test': rejection });
    await press('Test: Manifest transfer');
    await screen.findByText('Too many requests.');
    await userEvent.type(screen.getByLabelText(/^Server path/), '/out');

    expect(screen.queryByText('Too many requests.')).toBeNull();
  });

  it('shows why the test could not be run', async () => {
    const rejection = {
      status: 429,
      body: { message: 'Too many requests. Please wait a moment.' },
    };
    await edit({ 'POST customer-carrier/test': rejection });
    await press('Test: Pickup booking');

    expect(await screen.findByText(/Too many requests/)).toBeVisible();
  });

  it('is not offered to read-only users', async () => {
    open({
      permissions: ['READ_CUSTOMER_CARRIER'],
      more: { 'GET customer-carrier': { body: { customerCarriers: [customerCarrierOf()] } } },
    });
    await press('Tasman Linehaul');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: /^Test/ })).toBeNull();
  });
});
