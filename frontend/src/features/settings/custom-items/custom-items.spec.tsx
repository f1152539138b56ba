import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ItemTemplateView } from '@contracts/views/settings.view';

import { fakeServer, type FakeEndpoint, type FakeResponse } from '../../../../test/fake-server';
import { noBrowserLayout, styleOf } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { CustomItemsPanel } from './CustomItemsPanel';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const drum: ItemTemplateView = {
  id: 9,
  version: 1,
  clientId: 1,
  name: 'Drum of paint',
  quantity: 2,
  length: 0.4,
  width: 0.45,
  height: 0.5,
  weight: 20,
  totalWeight: 40,
  totalVolume: 0.18,
  itemTypeId: 1,
  itemType: { id: 1, type: 'Carton' },
  dangerousGoods: [],
  dangerousGoodsTemplate: [],
};
const sample: ItemTemplateView = { ...drum, id: 10, name: 'Sample box' };
const paint = {
  ...{ id: 1263, hazardClass: '3', shippingName: 'PAINT' },
  ...{ typeOfPackaging: 'II', subRisk: 'N/A' },
};

const editorPermissions: PermissionName[] = [
  'READ_ITEM_TEMPLATE',
  'CREATE_ITEM_TEMPLATE',
  'UPDATE_ITEM_TEMPLATE',
  'DELETE_ITEM_TEMPLATE',
];

function open(
  permissions = editorPermissions,
  results: Readonly<Record<string, FakeEndpoint>> = {},
) {
  const seen = fakeServer({
    'GET user/client/list': { body: [] },
    'GET item/template': { body: { customItems: [drum, sample] } },
    'GET item/type': {
      body: [
        { status: true, itemType: { id: 1, type: 'Carton', isMutable: true } },
        { status: true, itemType: { id: 2, type: 'Pallet', isMutable: true } },
      ],
    },
    ...results,
  });
  renderPart(
    <>
      <CustomItemsPanel clientId={1} />
      <Toaster />
    </>,
    { session: sessionOf(permissions) },
  );
  return seen;
}

const sent = (seen: ReturnType<typeof open>, expectedMethod: string) =>
  seen.find(({ method }) => method === expectedMethod);

async function fillIn(fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

const completeItem = {
  Name: 'Tin',
  'Length (cm)': '20',
  'Width (cm)': '20',
  'Height (cm)': '30',
  'Weight (kg/l)': '5',
};

describe('custom items', () => {
  it('SETTINGS-25, SETTINGS-26, SETTINGS-27, SETTINGS-28, SETTINGS-29, SETTINGS-30 are shown in the specified columns, in metres', async () => {
    open();
    const row = (await screen.findByText('Drum of paint')).closest('[role="row"]');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(0, 6)).toEqual([
      'Name',
      'Item Type',
      'Length(M)',
      'Width(M)',
      'Height(M)',
      'Weight(KG/L)',
    ]);
    expect(row).toHaveTextContent(/Drum of paint.*Carton.*0\.40.*0\.45.*0\.50.*20\.00/);
  });

  it('SETTINGS-24 are filtered by name', async () => {
    open();
    await screen.findByText('Drum of paint');
    await userEvent.type(screen.getByRole('searchbox'), 'sam');

    await waitFor(() => {
      expect(screen.queryByText('Drum of paint')).toBeNull();
    });
    expect(screen.getByText('Sample box')).toBeVisible();
  });

  it.each<[string, PermissionName, string]>([
    ['SETTINGS-21', 'CREATE_ITEM_TEMPLATE', 'ADD ITEM'],
    ['SETTINGS-21', 'UPDATE_ITEM_TEMPLATE', 'Edit Drum of paint'],
    ['SETTINGS-31', 'DELETE_ITEM_TEMPLATE', 'Delete Drum of paint'],
  ])('%s have no button without %s: %s', async (_id, permission, button) => {
    open(editorPermissions.filter((name) => name !== permission));
    await screen.findByText('Drum of paint');
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  it('SETTINGS-21, SETTINGS-37 are added, in metres whatever the unit', async () => {
    const seen = open(editorPermissions, { 'POST item/template': { body: { id: 11 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'ADD ITEM' }));
    await screen.findByRole('dialog');
    await fillIn(completeItem);

    expect(await screen.findByText('Custom Item added successfully')).toBeInTheDocument();
    expect(sent(seen, 'POST')?.body).toEqual({
      id: 0,
      clientId: 1,
      name: 'Tin',
      quantity: 1,
      length: 0.2,
      width: 0.2,
      height: 0.3,
      weight: 5,
      itemTypeId: 1,
      dangerousGoods: [],
    });
  });

  it('SETTINGS-10, SETTINGS-37 are edited in a dialog of 80vw', async () => {
    const seen = open(editorPermissions, { 'PUT item/template': { body: { id: 9 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Drum of paint' }));
    expect(styleOf(await screen.findByRole('dialog')).maxWidth).toBe('80vw');
    expect(screen.getByLabelText('Length (cm)')).toHaveValue('40');
    await fillIn({ Name: 'Drum' });

    expect(await screen.findByText('Custom Item updated successfully')).toBeInTheDocument();
    expect(sent(seen, 'PUT')?.body).toMatchObject({ id: 9, name: 'Drum', quantity: 2 });
  });

  it('SETTINGS-31, SETTINGS-37 are deleted after confirmation', async () => {
    const seen = open(editorPermissions, { 'DELETE item/template': { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Drum of paint' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Custom Item deleted successfully')).toBeInTheDocument();
    const { params } = sent(seen, 'DELETE') ?? {};
    expect([params?.get('id'), params?.get('clientId')]).toEqual(['9', '1']);
  });

  const failed: FakeResponse = { status: 500, body: { message: '' } };

  it.each([
    ['Error adding Custom Item', 'ADD ITEM', completeItem],
    ['Error updating Custom Item', 'Edit Drum of paint', { Name: 'Drum' }],
  ])('SETTINGS-38 say %s', async (message, button, fields) => {
    open(editorPermissions, { 'POST item/template': failed, 'PUT item/template': failed });
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('dialog');
    await fillIn(fields);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('SETTINGS-38 show Error deleting Custom Item', async () => {
    open(editorPermissions, { 'DELETE item/template': failed });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Drum of paint' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error deleting Custom Item')).toBeInTheDocument();
  });

  it('SETTINGS-35 follow the rules of the consignment form', async () => {
    const seen = open();
    await userEvent.click(await screen.findByRole('button', { name: 'ADD ITEM' }));
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(screen.getByText('Invalid Name: Must enter an item name')).toBeVisible();
    expect(
      screen.getByText('Invalid Dimension: The length must be between 0 and 1000 cm'),
    ).toBeVisible();
    expect(sent(seen, 'POST')).toBeUndefined();
  });

  it('SETTINGS-33, SETTINGS-35 have complete dangerous goods or none', async () => {
    const seen = open(editorPermissions, {
      'POST item/template': { body: { id: 11 } },
      'GET consignment/un-number': { body: { ...paint, variants: [paint] } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'ADD ITEM' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Contains dangerous goods' }));
    await screen.findByLabelText('UN number');
    await fillIn(completeItem);
    expect(screen.getByText('Please fill in all the details')).toBeVisible();
    await userEvent.type(screen.getByLabelText('UN number'), '1263{Enter}');
    await waitFor(() => {
      expect(screen.getByLabelText('Shipping name')).toHaveValue('PAINT');
    });
    await fillIn({ 'Size (kg/l)': '4' });

    await waitFor(() => {
      expect(sent(seen, 'POST')?.body).toMatchObject({
        dangerousGoods: [
          { unNumber: { id: 1263 }, typeOfPackaging: 'II', weight: 4, type: 'PACKAGED' },
        ],
      });
    });
  });

  it('open no form without item types, but offer a retry', async () => {
    let isDown = true;
    const types = [{ status: true, itemType: { id: 1, type: 'Carton', isMutable: true } }];
    open(editorPermissions, {
      'GET item/type': () => (isDown ? failed : { body: types }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /add item/i }));
    expect(await screen.findByText('The item types could not be loaded')).toBeVisible();
    expect(screen.queryByLabelText('Item type')).not.toBeInTheDocument();

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Item type')).toHaveDisplayValue('Carton');
  });

  it('show an empty state', async () => {
    open(editorPermissions, { 'GET item/template': { body: { customItems: [] } } });
    expect(await screen.findByText('No custom items found.')).toBeVisible();
  });
});
