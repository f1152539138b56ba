import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  bodyOf,
  fillIn,
  sent,
  server,
  submit,
  type Handlers,
} from '../../../../test/consignment-form';
import type { FakeResponse } from '../../../../test/fake-server';
import { operator } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { clientSettings, sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { newItemRow } from '../../../shared/goods/item-row';
import { CreateConsignmentPage } from '../CreateConsignmentPage';
import { useItemRows } from './useItemRows';
import { selectOption } from '../../../../test/select-option';

noBrowserLayout();
const types = {
  'GET item/type': {
    body: [
      { status: true, itemType: { id: 1, type: 'Carton', isMutable: true } },
      { status: true, itemType: { id: 2, type: 'Pallet', isMutable: true } },
      {
        status: true,
        itemType: {
          ...{ id: 3, type: 'Satchel', isMutable: false },
          itemTemplate: [{ length: 0.3, width: 0.2, height: 0.05, weight: 3 }],
        },
      },
      { status: false, itemType: { id: 4, type: 'Crate', isMutable: true } },
    ],
  },
};
const session = (part: Parameters<typeof clientSettings>[0] = {}) => ({
  ...sessionOf(operator),
  clientSettings: [clientSettings(part)],
});
function open(more: Handlers = {}, as = session()) {
  const seen = server({ ...types, ...more });
  renderPart(<CreateConsignmentPage />, { at: '/consignment/default', session: as });
  return seen;
}
const field = (name: string) => screen.findByRole('textbox', { name: `${name}, item 1` });
const row = async (table: string) => {
  await userEvent.click(await field('Quantity'));
  await userEvent.paste(table);
};

describe('items', () => {
  it("CON-93 offers the client's types, and uses the dimensions of a fixed one", async () => {
    open();
    const type = await screen.findByRole('combobox', { name: 'Item type, item 1' });
    expect(screen.queryByRole('option', { name: 'Crate' })).not.toBeInTheDocument();

    await selectOption(type, 'Satchel');

    expect(await field('Length')).toHaveValue('30');
    expect(await field('Weight')).toHaveValue('3');
  });

  it('CON-109 CON-110 shows read-only totals of a row', async () => {
    open();
    await row('1\t1\t1\t1\t5');

    expect(screen.getByRole('group', { name: 'Item 1' })).toHaveTextContent('0.001 m³');
    expect(screen.queryByRole('textbox', { name: 'Volume, item 1' })).not.toBeInTheDocument();
  });

  it('CON-110 lets the user enter totals if the client is set up for it', async () => {
    open({}, session({ editItemTotals: true }));
    await row('4\t60\t40\t40\t14');
    const total = await field('Total weight');
    await userEvent.clear(total);
    await userEvent.type(total, '100');

    expect(await field('Weight')).toHaveValue('25');
    expect(await field('Volume')).toHaveValue('0.384');
  });
});

describe('rows pasted among others', () => {
  it('are limited to the maximum of a consignment, with a message', () => {
    const change = jest.fn();
    const items = Array.from({ length: 150 }, () => newItemRow([]));
    const { result } = renderHook(() => useItemRows({ items, change }, []));
    act(() => {
      result.current.handlers.paste(149, { rows: items.slice(0, 60), problems: [] });
    });

    expect(result.current.problems).toEqual([
      'Only the first 200 of 209 lines fit on one consignment.',
    ]);
    const [[changed]] = change.mock.calls as [[(form: { items: unknown }) => { items: unknown[] }]];
    expect(changed({ items }).items).toHaveLength(200);
  });
});

describe('dangerous goods', () => {
  const openGoods = async (response: Handlers[string]) => {
    const seen = open({ 'GET consignment/un-number': response });
    await row('4\t60\t40\t40\t14');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dangerous goods, item 1' }));
    await userEvent.type(await screen.findByLabelText('UN number'), '1263{Enter}');
    return seen;
  };
  const entry = { id: 1263, hazardClass: '3', shippingName: 'PAINT', typeOfPackaging: 'II' };
  const paint = { ...entry, subRisk: 'N/A', variants: [{ ...entry, subRisk: 'N/A' }] };

  it('CON-119 CON-122 are looked up by UN number, in kg/l, packaged or in bulk', async () => {
    const seen = await openGoods({ body: paint });

    await waitFor(() => {
      expect(screen.getByLabelText('Shipping name')).toHaveValue('PAINT');
    });
    const [lookup] = seen.filter(({ path }) => path === 'consignment/un-number');
    expect(lookup?.params.get('unNumberId')).toBe('1263');
    expect(screen.getByLabelText('Hazard class')).toHaveValue('3');
    await userEvent.type(screen.getByLabelText('Size (kg/l)'), '20');
    await selectOption(screen.getByLabelText('Kind'), 'Bulk');
    expect(screen.getByRole('option', { name: 'Packaged' })).toBeInTheDocument();
    await submit();

    await waitFor(() => {
      expect(sent(seen)).toHaveLength(1);
    });
    expect(bodyOf(sent(seen)[0]).offer.items?.[0]?.dangerousGoods).toMatchObject([
      { unNumber: { id: 1263 }, weight: 20, type: 'BULK', commonName: 'PAINT' },
    ]);
  });

  it('CON-120 says that a number is not on the list', async () => {
    await openGoods({ status: 404, body: { message: 'Record not found' } });

    expect(await screen.findByText('UN Number not found')).toBeInTheDocument();
  });

  it('CON-121 shows the server’s message for other failures, and clears the entry', async () => {
    let response: FakeResponse = { body: paint };
    await openGoods(() => response);
    await waitFor(() => {
      expect(screen.getByLabelText('Shipping name')).toHaveValue('PAINT');
    });

    response = { status: 500, body: { message: 'The list is unavailable' } };
    const number = screen.getByLabelText('UN number');
    await userEvent.clear(number);
    await userEvent.type(number, '1993{Enter}');

    expect(await screen.findByText('The list is unavailable')).toBeInTheDocument();
    for (const hiddenField of [
      'Shipping name',
      'Common name',
      'Subsidiary risk',
      'Packaging group',
    ])
      expect(screen.getByLabelText(hiddenField)).toHaveValue('');
  });
});

describe('pallets', () => {
  const asPallets = async () => {
    await row('2\t120\t120\t100\t300');
    await selectOption(screen.getByRole('combobox', { name: 'Item type, item 1' }), 'Pallet');
  };

  it('CON-124 CON-125 are counted as Loscam, Chep or Other if the client uses pallet control', async () => {
    open({}, session({ palletControl: true }));
    await asPallets();

    expect(await screen.findByRole('group', { name: 'Pallet control' })).toBeInTheDocument();
    for (const owner of ['Loscam', 'Chep', 'Other'])
      expect(screen.getByLabelText(owner)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Chep'), '1');
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
  });

  it('CON-130 have their counts dropped when they are removed, so that these do not block submission', async () => {
    const seen = open({}, session({ palletControl: true }));
    await fillIn();
    await asPallets();
    await userEvent.type(await screen.findByLabelText('Chep'), '1');
    await selectOption(screen.getByRole('combobox', { name: 'Item type, item 1' }), 'Carton');
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();

    await waitFor(() => {
      expect(bodyOf(sent(seen)[0]).offer).toMatchObject({ chepNo: 0, loscamNo: 0 });
    });
  });

  it('CON-125 are not counted otherwise', async () => {
    open();
    await asPallets();

    expect(screen.queryByRole('group', { name: 'Pallet control' })).not.toBeInTheDocument();
  });

  it('CON-126 are always counted for a parent account, without Other', async () => {
    const clients = [
      { id: 1, name: 'Harbour & Pine', parentId: null, customerId: 9 },
      { id: 2, name: 'Harbour Sydney', parentId: 1, customerId: 9 },
    ];
    const parent = {
      ...sessionOf(['READ_CLIENT', ...operator], { clientIds: [1, 2] }),
      clientSettings: [clientSettings()],
      client: 1,
    };
    open({ 'GET user/client/list': { body: clients } }, parent);
    await asPallets();

    expect(await screen.findByLabelText('Loscam')).toBeInTheDocument();
    expect(screen.queryByLabelText('Other')).not.toBeInTheDocument();
  });
});
