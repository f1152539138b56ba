import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { toast } from 'sonner';

import {
  bodyOf,
  fillIn,
  sent,
  server,
  submit,
  type Handlers,
} from '../../../test/consignment-form';
import { consignment, operator, receiver, sender } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { clientSettings, sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { CreateConsignmentPage } from './CreateConsignmentPage';
import { EditConsignmentPage } from './EditConsignmentPage';
import { QuotedConsignmentPage } from './QuotedConsignmentPage';

function open(more: Handlers = {}, at = '/consignment/default', session = sessionOf(operator)) {
  const seen = server(more);
  renderPart(<CreateConsignmentPage />, { at, session });
  return seen;
}

noBrowserLayout();
describe('other consignment types', () => {
  it('CON-05 CON-57 CON-68 submits and manifests a return, from a selected sender to the default address', async () => {
    const seen = open(
      {
        'POST consignment': {
          body: { id: 902, clientId: 1, connoteNumber: 'SCF902', manifestId: 7 },
        },
      },
      '/consignment/return',
    );
    await fillIn('Sender');
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await userEvent.click(screen.getByRole('button', { name: /^SUBMIT AND MANIFEST/ }));

    expect(
      await screen.findByText('Consignment created and manifested successfully. Connote: SCF902'),
    ).toBeInTheDocument();
    expect(bodyOf(sent(seen)[0])).toMatchObject({
      consignmentType: 'RETURN',
      offer: { senderAddressId: receiver.id, deliveryAddressId: sender.id },
    });
  });

  it('CON-04 keeps the items when the type changes', async () => {
    open();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Third Party' }));

    await screen.findByRole('heading', { name: 'New Third Party Consignment' });
    expect(currentUrl()).toBe('/consignment/third-party');
    expect(screen.getByRole('textbox', { name: 'Length, item 1' })).toHaveValue('60');
    expect(screen.getByRole('combobox', { name: 'Sender' })).toBeInTheDocument();
  });

  it('copies a consignment without its references', async () => {
    const { offer } = consignment();
    open(
      {
        'GET consignment/71': {
          body: consignment({ consignmentReferences: ['PO-1'], offer: { ...offer } }),
        },
      },
      '/consignment/default?like=71',
    );

    expect(await screen.findByRole('textbox', { name: 'Weight, item 1' })).toHaveValue('14');
    expect(screen.queryByText('PO-1')).not.toBeInTheDocument();
  });

  it('returns the goods of a consignment from its receiver, without the details of the delivery', async () => {
    const { offer } = consignment();
    const like = consignment({
      offer: { ...offer, specialInstructions: 'Dock 2', authorityToLeave: true },
    });
    const seen = open({ 'GET consignment/71': { body: like } }, '/consignment/return?like=71');

    expect(await screen.findByRole('textbox', { name: 'Weight, item 1' })).toHaveValue('14');
    expect(screen.getByRole('heading', { name: 'Return Consignment' })).toBeVisible();
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await userEvent.click(screen.getByRole('button', { name: /^SUBMIT AND MANIFEST/ }));
    await waitFor(() => {
      expect(bodyOf(sent(seen)[0])).toMatchObject({
        consignmentType: 'RETURN',
        offer: {
          senderAddressId: receiver.id,
          deliveryAddressId: sender.id,
          specialInstructions: null,
          authorityToLeave: false,
        },
      });
    });
  });

  it.each([
    ['CON-34 redirects to the list if the URL contains no quoted offer', '', 0],
    ['says that a link could not be read before it redirects', '?offer=%7Bbroken', 1],
  ])('%s', async (_title, search, messages) => {
    const showToast = jest.spyOn(toast, 'custom').mockReturnValue('toast');
    server({});
    renderPart(<QuotedConsignmentPage />, {
      at: `/consignment/quote${search}`,
      session: sessionOf(operator),
    });

    await waitFor(() => {
      expect(currentUrl()).toBe('/consignment/list');
    });
    await waitFor(() => {
      expect(showToast).toHaveBeenCalledTimes(messages);
    });
    showToast.mockRestore();
  });

  it('CON-36 creates a return from a quote to the default address', async () => {
    server({});
    const quoted = {
      senderAddress: receiver,
      deliveryAddress: sender,
      items: consignment().offer.items,
    };
    renderPart(<QuotedConsignmentPage />, {
      at: `/consignment/quote?offer=${encodeURIComponent(JSON.stringify(quoted))}`,
      session: sessionOf(operator),
    });

    expect(await screen.findByRole('textbox', { name: 'Quantity, item 1' })).toHaveValue('4');
    expect(screen.getByRole('heading', { name: 'Return Consignment' })).toBeInTheDocument();
    await submit();

    expect(await screen.findByText(/Connote: SCF900/)).toBeInTheDocument();
    // a reload does not restore the quote
    await waitFor(() => {
      expect(currentUrl()).toBe('/consignment/quote');
    });
  });
});

describe('consolidation', () => {
  const found = consignment({ id: 71, connoteNumber: 'SCF71' });
  const consolidating = {
    ...sessionOf(operator),
    clientSettings: [clientSettings({ consolidation: true })],
  };

  it('CON-89 asks before a second consignment on the same route, and adds the items to the first, once', async () => {
    const seen = server({
      'GET consignment/consolidation': { body: found },
      'GET consignment/71': { body: found },
      'PUT consignment': { body: { id: 71, connoteNumber: 'SCF71', revision: 2 } },
    });
    const screens = (
      <Routes>
        <Route path="/consignment/default" element={<CreateConsignmentPage />} />
        <Route path="/consignment/edit" element={<EditConsignmentPage />} />
        <Route path="*" element={<BackButton />} />
      </Routes>
    );
    renderPart(screens, { at: '/consignment/default', session: consolidating });
    await fillIn();
    await waitFor(() => {
      expect(localStorage.length).toBe(1);
    });
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to SCF71' }));

    expect(await screen.findByRole('group', { name: 'Item 2' })).toBeInTheDocument();
    expect(currentUrl()).toBe('/consignment/edit?conId=71');
    expect(sent(seen)).toHaveLength(0);

    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('group', { name: 'Item 1' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Item 2' })).not.toBeInTheDocument();
    expect(localStorage.length).toBe(0);
  });

  it('removes only the deleted item of copied ones that were added', async () => {
    const [carton] = found.offer.items;
    const items = [carton!, { ...carton!, itemNumber: 2 }];
    const like = consignment({ id: 72, offer: { ...found.offer, items } });
    const first = { ...found, offer: { ...found.offer, items } };
    server({
      'GET consignment/consolidation': { body: first },
      'GET consignment/71': { body: first },
      'GET consignment/72': { body: like },
    });
    const screens = (
      <Routes>
        <Route path="/consignment/default" element={<CreateConsignmentPage />} />
        <Route path="/consignment/edit" element={<EditConsignmentPage />} />
      </Routes>
    );
    renderPart(screens, { at: '/consignment/default?like=72', session: consolidating });
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to SCF71' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Remove item 1' }));
    expect(screen.getAllByRole('group', { name: /^Item \d$/ })).toHaveLength(3);
  });
});

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}
