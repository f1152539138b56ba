import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { addressTexts } from '@contracts/texts/spec/addresses';
import type { AddressView } from '@contracts/views/address.view';

import { fakeServer, serverError, type FakeEndpoint } from '../../../../test/fake-server';
import { receiver } from '../../../../test/freight';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { SelectedAddress } from './SelectedAddress';

function TestAddress() {
  const [address, setAddress] = useState<AddressView | null>(null);
  return (
    <SelectedAddress
      label="Delivery address"
      clientId={1}
      address={address}
      error={undefined}
      onSelect={setAddress}
    />
  );
}

function open(addresses: readonly AddressView[], more: Record<string, FakeEndpoint> = {}) {
  const seen = fakeServer({ 'POST address/search': { body: { addresses } }, ...more });
  renderPart(<TestAddress />, { session: sessionOf(['CREATE_CONSIGNMENT']) });
  return { seen, box: screen.getByRole('combobox', { name: 'Delivery address' }) };
}

describe('selecting an address', () => {
  it('ADDR-48 searches from three letters or digits', async () => {
    const { seen, box } = open([receiver]);
    await userEvent.type(box, 'me');

    expect(await screen.findByText('We need at least 3 letters / numbers to search')).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('ADDR-49 ADDR-50 ADDR-53 CROSS-15 searches once, 600 ms after the last key, and shows when nothing was found', async () => {
    const { seen, box } = open([]);
    await userEvent.type(box, 'merri');
    const typedAt = performance.now();

    expect(await screen.findByText('No address found')).toBeVisible();
    expect(performance.now() - typedAt).toBeGreaterThan(500);
    expect(seen.map(({ params }) => Object.fromEntries(params))).toEqual([
      { clientId: '1', criteria: 'merri', includeDefault: 'false', size: '200' },
    ]);
  });

  it('offers no addresses of an earlier search when a later one fails', async () => {
    const { box } = open([], {
      'POST address/search': ({ params }) =>
        params.get('criteria') === 'merri' ? { body: { addresses: [receiver] } } : serverError,
    });
    await userEvent.type(box, 'merri');
    await screen.findByText('Merri Creek Joinery');
    await userEvent.type(box, ' bank');

    expect(await screen.findByText(addressTexts.fetchFailed)).toBeVisible();
    expect(screen.queryByText('Merri Creek Joinery')).not.toBeInTheDocument();
  });

  it('ADDR-51 says that a selected draft has to be completed', async () => {
    const { box } = open([{ ...receiver, status: 'DRAFT' }]);
    await userEvent.type(box, 'merri');
    await userEvent.click(await screen.findByText('Merri Creek Joinery'));

    expect(
      await screen.findByText(
        'Selected Address is incomplete. Please edit and fill all required information or select a different Address.',
      ),
    ).toBeVisible();
  });
});
