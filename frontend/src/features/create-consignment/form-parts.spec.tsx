import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { bodyOf, sent, server, submit, type Handlers } from '../../../test/consignment-form';
import { consignment, operator } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderApp, renderPart } from '../../../test/render-app';
import { CreateConsignmentPage } from './CreateConsignmentPage';
import { EditConsignmentPage } from './EditConsignmentPage';
import { choices } from './form-choices.fixture';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();

function open(more: Handlers = {}, permissions = operator) {
  const seen = server({ ...choices, ...more });
  renderPart(<CreateConsignmentPage />, {
    at: '/consignment/default',
    session: sessionOf(permissions),
  });
  return seen;
}
const everything = [
  ...operator,
  'READ_CATEGORY',
  'READ_ITEM_TEMPLATE',
  'CREATE_ADDRESS',
  'UPDATE_ADDRESS',
] as const;
const paramsSent = (seen: ReturnType<typeof open>, path: string) =>
  seen.filter((request) => request.path === path).map(({ params }) => Object.fromEntries(params));

describe('consignment form', () => {
  it('CON-03 CON-07 CON-09 CON-10 CON-11 CON-12 CON-15 CON-16 CON-17 CON-18 CON-19 CON-20 CON-21 CON-22 has all its sections', async () => {
    open({}, everything);

    await screen.findByRole('combobox', { name: 'Item type, item 1' });
    expect(screen.getByRole('heading', { name: 'New Consignment' })).toBeInTheDocument();
    expect(screen.getAllByLabelText(/^Dispatch date/)[0]).toBeInTheDocument();
    expect(screen.getAllByLabelText(/^Receive date/)[0]).toBeInTheDocument();
    expect(screen.getByLabelText(/^Receiver time slot/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Sender' })).toHaveTextContent('Harbour & Pine');
    expect(screen.getByRole('combobox', { name: 'Delivery address' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New address' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Special instructions/)).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Authority to leave' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Tailgate required' })).not.toBeChecked();
    expect(screen.getByRole('combobox', { name: /^References/ })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Item 1' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Carrier offers' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^SUBMIT/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Print Labels' })).toBeDisabled();
  });

  it('CON-87 names the references that were dropped', async () => {
    open();
    const field = await screen.findByRole('combobox', { name: /^References/ });
    await userEvent.click(field);
    await userEvent.paste(`${'R'.repeat(46)},`);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('R'.repeat(45))).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(
      'A reference can be at most 45 characters long. The rest was cut off.',
    );

    await userEvent.paste(Array.from({ length: 20 }, (_, index) => `PO-${index}`).join(','));
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('PO-19')).not.toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(
      'A consignment can have at most 20 references. The others were left out.',
    );
  });

  it('CON-13 CON-14 CON-92 CON-150 CON-151 sends the selected category, payer account and custom item', async () => {
    const seen = open({}, everything);
    await selectOption(await screen.findByLabelText(/^Cost centre/), 'Melbourne');
    expect(screen.queryByRole('option', { name: 'Elsewhere' })).not.toBeInTheDocument();
    await selectOption(
      screen.getByLabelText('Payer account'),
      'Receiver: Head office, 80012 (Southern Cross)',
    );
    await selectOption(
      await screen.findByRole('combobox', { name: 'Item type, item 1' }),
      'Paint tin',
    );
    await submit();

    await screen.findByText(/^Consignment created successfully/);
    expect(bodyOf(sent(seen)[0])).toMatchObject({
      categoryEntryPicks: [{ categoryId: 71, categoryEntryId: 72 }],
      clientPayerAccount: { id: 5 },
      offer: { items: [{ itemTemplateId: 9, name: 'Paint tin', quantity: 6 }] },
    });
    expect(paramsSent(seen, 'client-payer-account')).toEqual([{ clientId: '1' }]);
    expect(paramsSent(seen, 'category')).toEqual([{ clientId: '1' }]);
    expect(paramsSent(seen, 'item/type')[0]).toEqual({
      clientId: '1',
      permission: 'CREATE_CONSIGNMENT',
    });
    expect(paramsSent(seen, 'item/template')).toEqual([
      { clientId: '1', permission: 'READ_ITEM_TEMPLATE' },
    ]);
  });

  it('CON-94 CON-150 hides what the user may not read, and payers when there are none', async () => {
    const seen = open({ 'GET client-payer-account': { status: 204 } });

    await screen.findByRole('combobox', { name: 'Item type, item 1' });
    expect(screen.queryByLabelText(/^Cost centre/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Payer account')).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Paint tin' })).not.toBeInTheDocument();
    expect([...paramsSent(seen, 'category'), ...paramsSent(seen, 'item/template')]).toEqual([]);
  });

  it("CON-51 CON-81 sends a time slot in quarter hours, in the receiver's zone", async () => {
    const { deliveryAddress } = consignment().offer;
    const seen = server({
      'GET consignment/71': {
        body: consignment({
          deliveryWindowBegin: '2030-01-08T22:00:00Z',
          deliveryWindowEnd: '2030-01-08T23:00:00Z',
        }),
      },
      'PUT consignment': { body: { id: 71, connoteNumber: 'SCF71', revision: 2 } },
    });
    renderPart(<EditConsignmentPage />, {
      at: '/consignment/edit?conId=71',
      session: sessionOf(operator),
    });
    const [from, to] = await Promise.all([
      screen.findByLabelText(/^Receiver time slot/),
      screen.findByLabelText('End of the receiver time slot'),
    ]);
    expect(deliveryAddress?.suburb?.state).toBe('VIC');
    expect([from, to].map((select) => (select as HTMLSelectElement).value)).toEqual([
      '09:00',
      '10:00',
    ]);
    expect(within(from).getAllByRole('option')).toHaveLength(97);
    await selectOption(to, '11:15');
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();

    await waitFor(() => {
      expect(sent(seen)).toHaveLength(1);
    });
    expect(bodyOf(sent(seen)[0])).toMatchObject({
      deliveryWindowBegin: '2030-01-08T22:00:00.000Z',
      deliveryWindowEnd: '2030-01-09T00:15:00.000Z',
    });
  });

  it.each([
    ['DEFAULT', 'EDIT DEFAULT CONSIGNMENT'],
    ['THIRD_PARTY', 'EDIT THIRD PARTY CONSIGNMENT'],
    ['RETURN', 'EDIT RETURN CONSIGNMENT'],
  ] as const)('CON-03 CON-04 CON-05 is titled for editing: %s', async (consignmentType, title) => {
    server({ 'GET consignment/71': { body: consignment({ consignmentType }) } });
    renderPart(<EditConsignmentPage />, {
      at: '/consignment/edit?conId=71',
      session: sessionOf(operator),
    });
    await screen.findByRole('combobox', { name: 'Item type, item 1' });

    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('CON-08 belongs to the selected client, or to its own client when edited', async () => {
    const clients = [
      { id: 1, name: 'Harbour & Pine Homewares', parentId: null, customerId: 9 },
      { id: 2, name: 'Other Wares', parentId: null, customerId: 9 },
    ];
    const session = {
      ...sessionOf(['READ_CLIENT', ...operator], { clientIds: [1, 2] }),
      client: 1,
    };
    server({
      'GET user/client/list': { body: clients },
      'GET consignment/71': { body: consignment() },
    });
    renderApp({ at: '/consignment/default', session });
    await screen.findByRole('combobox', { name: 'Item type, item 1' });
    expect(screen.getByRole('button', { name: /Harbour & Pine Homewares/ })).toBeInTheDocument();
    cleanup();

    renderApp({ at: '/consignment/edit?conId=71', session });
    await screen.findByRole('combobox', { name: 'Item type, item 1' });
    expect(
      screen.queryByRole('button', { name: /Harbour & Pine Homewares/ }),
    ).not.toBeInTheDocument();
  });

  it('CON-27 says that the default address is incomplete', async () => {
    open({
      'GET address/default': { body: { ...consignment().offer.senderAddress, status: 'DRAFT' } },
    });

    expect(
      await screen.findByText(
        'Default Address is incomplete. Please update it via the settings page.',
      ),
    ).toBeInTheDocument();
  });

  it('CON-28 continues without the default address if it failed to load', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    open({ 'GET address/default': { status: 500, body: { message: 'down' } } });

    expect(await screen.findByRole('combobox', { name: 'Item type, item 1' })).toBeInTheDocument();
    expect(screen.queryByText('down')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith(
      'The default address could not be loaded.',
      expect.objectContaining({ message: 'down' }),
    );
    logged.mockRestore();
  });
});
