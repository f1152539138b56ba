import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { AddressView } from '@contracts/views/address.view';

import {
  fakeServer,
  serverError,
  type FakeResponse,
  type SeenRequest,
} from '../../../test/fake-server';
import { receiver } from '../../../test/freight';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { AddressDrawer } from './AddressDrawer';

afterEach(() => {
  toast.dismiss();
});

function open(address: AddressView | null, more: Record<string, FakeResponse> = {}) {
  const seen = fakeServer({
    'POST address/search': { body: { addresses: [{ ...receiver, id: 3 }] } },
    'GET address/locality': { body: [receiver.suburb] },
    ...more,
  });
  const onSaved = jest.fn<undefined, [AddressView]>();
  renderPart(
    <>
      <AddressDrawer address={address} clientId={1} onSaved={onSaved} onClose={() => undefined} />
      <Toaster />
    </>,
    { session: sessionOf(['CREATE_ADDRESS', 'UPDATE_ADDRESS']) },
  );
  return { seen, onSaved };
}
const fill = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('address drawer', () => {
  it('ADDR-30 ADDR-31 ADDR-32 ADDR-33 ADDR-34 ADDR-59 turns from draft to valid as it is filled in, and is sent once', async () => {
    const { seen, onSaved } = open(null, { 'POST address': { body: receiver } });
    fill('Company name', 'Merri Creek Joinery');
    fill('Address line 1', 'Locked Bag 9');
    expect(screen.getByText('PO Box Address information detected.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Draft' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Suburb'), 'bru');
    await userEvent.click(await screen.findByRole('option', { name: 'Brunswick VIC 3056' }));
    await press('Save');

    expect(await screen.findByText('Address added successfully')).toBeInTheDocument();
    const [sent, ...others] = seen.filter(
      ({ method, path }) => method === 'POST' && path === 'address',
    );
    expect(others).toEqual([]);
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/.{16}/);
    expect(sent?.body).toMatchObject({
      clientId: 1,
      addressClass: 'PO_BOX',
      suburb: { id: 2 },
      contactName: null,
    });
    expect(onSaved).toHaveBeenCalledWith(receiver);
  });

  it('ADDR-32 is not sent without a company', async () => {
    const { seen } = open(null);
    await press('Save Draft');

    expect(screen.getByText('Invalid company name.')).toBeVisible();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('ADDR-60 is updated by id; an error and a duplicate stay visible', async () => {
    const { seen } = open(receiver, {
      'PUT address': { status: 400, body: { message: 'No Suburb selected.' } },
    });
    await press('Save');

    expect(await screen.findByRole('alert')).toHaveTextContent('No Suburb selected.');
    expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({ id: 2 });
    expect(await screen.findByText(/Possible duplicate/)).toBeVisible();
  });

  it('ADDR-59 shows the specified message when it could not be added', async () => {
    open(null, { 'POST address': serverError });
    fill('Company name', 'Merri Creek Joinery');
    await press('Save Draft');

    expect(await screen.findByRole('alert')).toHaveTextContent('Error adding new Address');
  });

  it('ADDR-60 ADDR-62 shows for five seconds that it was changed', async () => {
    const shown = jest.spyOn(toast, 'custom');
    open(receiver, { 'PUT address': { body: receiver } });
    await press('Save');

    expect(await screen.findByText('Address updated successfully')).toBeInTheDocument();
    expect(shown).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ duration: 5000 }),
    );
  });

  it('ADDR-60 shows the specified message when it could not be changed', async () => {
    open(receiver, { 'PUT address': serverError });
    await press('Save');

    expect(await screen.findByRole('alert')).toHaveTextContent('Error updating Address');
  });
});

describe('suburb of an address', () => {
  const localities = (seen: readonly SeenRequest[]) =>
    seen.filter(({ path }) => path === 'address/locality');

  it('ADDR-47 searches from three letters or digits', async () => {
    const { seen } = open(null);
    await userEvent.type(screen.getByLabelText('Suburb'), 'br');

    expect(await screen.findByText('We need at least 3 letters / numbers to search')).toBeVisible();
    expect(localities(seen)).toEqual([]);
  });

  it('ADDR-49 ADDR-50 ADDR-52 searches once, 600 ms after the last key, and shows when nothing was found', async () => {
    const { seen } = open(null, { 'GET address/locality': { body: [] } });
    await userEvent.type(screen.getByLabelText('Suburb'), 'brunsw');
    const typedAt = performance.now();

    expect(await screen.findByText('No address found')).toBeVisible();
    expect(performance.now() - typedAt).toBeGreaterThan(500);
    expect(localities(seen).map(({ params }) => params.get('locality'))).toEqual(['brunsw']);
  });
});
