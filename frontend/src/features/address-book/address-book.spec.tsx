import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer, serverError } from '../../../test/fake-server';
import { receiver, sender } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderApp } from '../../../test/render-app';
import { editorPermissions, pageOf, open, withOther, listRequests } from './address-book.fixture';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

describe('address book', () => {
  it('opens the address of a link that is on another page of the list', async () => {
    const seen = open({ at: '/address-book?address=3', more: { 'GET address': withOther } });

    expect(await screen.findByDisplayValue('Torrens Building')).toBeVisible();
    expect(listRequests(seen).at(-1)?.params.get('id')).toBe('3');
  });

  it('opens nothing for a deleted address', async () => {
    const seen = open({
      at: '/address-book?address=99',
      more: {
        'GET address': ({ params }) => ({ body: pageOf(params.has('id') ? [] : [receiver]) }),
      },
    });

    await waitFor(() => {
      expect(listRequests(seen).at(-1)?.params.get('id')).toBe('99');
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ADDR-01 ADDR-17 ADDR-20 ADDR-54 loads ten at a time, newest first', async () => {
    const seen = open({
      more: { 'GET address': { body: { ...pageOf([receiver]), totalCount: 21 } } },
    });

    expect(await screen.findByText('Merri Creek Joinery')).toBeVisible();
    expect(screen.getByText('list of all your addresses')).toBeVisible();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(Object.fromEntries(listRequests(seen)[0]!.params)).toMatchObject({
      size: '10',
      page: '0',
      sort: 'id,DESC',
      clientId: '1',
      permission: 'READ_ADDRESS',
    });
  });

  it('ADDR-03 is sorted by the clicked column', async () => {
    const seen = open();
    await userEvent.click(await screen.findByText('Company Name'));

    await waitFor(() => {
      expect(listRequests(seen).at(-1)?.params.get('sort')).toBe('company,ASC');
    });
  });

  it('ADDR-14 ADDR-15 searches 600 ms after the last of three or more keys, and shows everything once cleared', async () => {
    const seen = open();
    const box = await screen.findByLabelText('Search addresses');
    await userEvent.type(box, 'mer');
    await userEvent.type(box, '{Backspace}');
    await userEvent.type(box, 'rri');
    const typedAt = performance.now();
    await waitFor(() => {
      expect(listRequests(seen).at(-1)?.params.get('filter')).toBe('merri');
    });
    expect(performance.now() - typedAt).toBeGreaterThan(500);
    await userEvent.clear(box);

    await waitFor(() => {
      expect(listRequests(seen).map(({ params }) => params.get('filter'))).toEqual([
        '',
        'merri',
        '',
      ]);
    });
  });

  it('filters by status, and keeps the filter in the URL', async () => {
    const seen = open();
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Status' }));
    await userEvent.click(screen.getByRole('option', { name: 'Draft' }));

    await waitFor(() => {
      expect(seen.at(-1)?.params.get('status')).toBe('DRAFT');
    });
    expect(currentUrl()).toContain('status=DRAFT');
  });

  it('ADDR-16 offers the default address only to users who may edit the client', async () => {
    open();
    expect(await screen.findByLabelText('Edit Merri Creek Joinery')).toBeVisible();
    expect(screen.queryByLabelText(`Edit ${sender.company}`)).toBeNull();
  });

  it('H76 offers no Add while there are no clients', async () => {
    open({
      permissions: [...editorPermissions, 'READ_CLIENT'],
      claims: { clientId: null, clientIds: [] },
      more: { 'GET address': { body: pageOf([]) } },
    });
    expect(await screen.findByText('No addresses found.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add|New address/ })).toBeNull();
  });

  it('ADDR-11, ADDR-18 offers no Add to read-only users', async () => {
    open({ permissions: ['READ_ADDRESS'], more: { 'GET address': { body: pageOf([]) } } });
    expect(await screen.findByText('No addresses found.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add|New address/ })).toBeNull();
  });

  it('opens read-only from a link for users who may only read it', async () => {
    open({
      at: '/address-book?address=3',
      permissions: ['READ_ADDRESS'],
      more: { 'GET address': withOther },
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Address' }));

    expect(drawer.getByLabelText('Company name')).toHaveValue('Torrens Building');
    expect(drawer.getByLabelText('Company name')).toBeDisabled();
    expect(drawer.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(drawer.getAllByRole('button', { name: 'Close' })[0]!);
    expect(currentUrl()).toBe('/address-book');
  });

  it('opens no form for a new address from a link without permission to add one', async () => {
    open({ at: '/address-book?address=new', permissions: ['READ_ADDRESS'] });
    expect(await screen.findByText('Merri Creek Joinery')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ADDR-21 opens the form from Add and from Edit', async () => {
    open();
    await userEvent.click(await screen.findByLabelText('Edit Merri Creek Joinery'));
    expect(await screen.findByText('Edit address')).toBeVisible();
    expect(screen.getByLabelText('Company name')).toHaveValue('Merri Creek Joinery');
    await userEvent.click(screen.getByText('Cancel'));

    await userEvent.click(screen.getByText('Add'));
    expect(await screen.findByText('New address')).toBeVisible();
    expect(screen.getByLabelText('Company name')).toHaveValue('');
  });

  it('ADDR-19 shows an error with a retry button', async () => {
    open({ more: { 'GET address': serverError } });
    expect(await screen.findByText('Error while fetching addresses')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('address book in the shell', () => {
  const clients = [
    { id: 1, name: 'Harbour & Pine', parentId: null, customerId: 9 },
    { id: 2, name: 'Banksia Sydney', parentId: null, customerId: 9 },
  ];
  const openApp = (permissions: readonly PermissionName[]) => {
    const seen = fakeServer({
      'GET address': { body: pageOf([receiver]) },
      'GET user/client/list': { body: clients },
      'GET client/banner': { body: {} },
    });
    renderApp({ at: '/address-book', session: sessionOf(permissions) });
    return seen;
  };

  it('ADDR-13 ADDR-24 offers a choice of clients with READ_CLIENT, and an upload in the sidebar', async () => {
    const seen = openApp([...editorPermissions, 'READ_CLIENT']);
    await userEvent.click(await screen.findByText('All clients'));
    await userEvent.click(await screen.findByText('Banksia Sydney'));
    await waitFor(() => {
      expect(listRequests(seen).at(-1)?.params.get('clientId')).toBe('2');
    });

    await userEvent.click(screen.getByText('Import addresses'));
    expect(await screen.findByText('Download the template')).toBeVisible();
    expect(currentUrl()).toBe('/address-book?dialog=import-addresses');
  });

  it('ADDR-13 offers no choice without READ_CLIENT', async () => {
    openApp(editorPermissions);

    expect(await screen.findByText('Merri Creek Joinery')).toBeVisible();
    expect(screen.queryByText('All clients')).not.toBeInTheDocument();
  });
});
