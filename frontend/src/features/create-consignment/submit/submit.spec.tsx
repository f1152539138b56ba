import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  bodyOf,
  cheapOffer,
  expensiveOffer,
  fillIn,
  sent,
  server,
  submit,
  type Handlers,
} from '../../../../test/consignment-form';
import type { FakeResponse } from '../../../../test/fake-server';
import { consignment, operator, receiver, sender } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { clientSettings, sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { CreateConsignmentPage } from '../CreateConsignmentPage';
import { EditConsignmentPage } from '../EditConsignmentPage';
import { QuotedConsignmentPage } from '../QuotedConsignmentPage';
import { submitLabel } from './submit-label';

noBrowserLayout();
const consolidating = {
  ...sessionOf(operator),
  clientSettings: [clientSettings({ consolidation: true })],
};

describe('submit button', () => {
  it.each([
    ['SUBMIT DRAFT', 'a draft', { isDraft: true }],
    ['SUBMIT CONSIGNMENT', 'a consignment', {}],
    ['SUBMIT AND MANIFEST', 'a return', { consignmentType: 'RETURN' }],
    [
      'SUBMIT DRAFT',
      'a carrier’s own connote',
      { offer: { ...cheapOffer, apiBasedConnoteCarrier: true } },
    ],
  ] as const)('CON-56 CON-58 reads %s for %s', (label, _reason, part) => {
    expect(
      submitLabel({ consignmentType: 'DEFAULT', offer: cheapOffer, isDraft: false, ...part }),
    ).toBe(label);
  });

  it('CON-62 CON-63 CON-70 is disabled during a save, and enabled again after a failure', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    server({
      'POST consignment': () => new Promise<FakeResponse>((resolve) => (respond = resolve)),
    });
    renderPart(<CreateConsignmentPage />, {
      at: '/consignment/default',
      session: sessionOf(operator),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Weight, item 1' }), '14');
    await submit();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: /^SUBMIT/ })).toBeDisabled();
    });

    respond({ status: 500, body: { message: 'The store is closed' } });
    const alert = await screen.findByText('The store is closed');
    expect(alert.closest('[role="alert"]')).toHaveClass('MuiAlert-colorError');
    expect(screen.getByRole('button', { name: /^SUBMIT/ })).toBeEnabled();
  });
});

describe('submission without a response', () => {
  it('creates one consignment, even if repeated after a reload', async () => {
    let response: FakeResponse = { status: 502, body: 'Bad gateway' };
    const seen = server({ 'POST consignment': () => response });
    const open = () => {
      renderPart(<CreateConsignmentPage />, {
        at: '/consignment/default',
        session: sessionOf(operator),
      });
    };
    open();
    await fillIn();
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();
    await screen.findByRole('alert');
    cleanup();
    response = { body: { id: 900, clientId: 1, connoteNumber: 'SCF900', manifestId: null } };
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();

    await screen.findByText('Consignment created successfully. Connote: SCF900');
    const [first, second] = sent(seen).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(localStorage.length).toBe(0);
  });
});

describe('consignment from a quote', () => {
  it('CON-33 CON-38 is created from the offer in the URL, between its two addresses', async () => {
    const { items } = consignment().offer;
    const quoted = { ...expensiveOffer, senderAddress: sender, deliveryAddress: receiver, items };
    const seen = server({});
    renderPart(<QuotedConsignmentPage />, {
      at: `/consignment/quote?offer=${encodeURIComponent(JSON.stringify(quoted))}`,
      session: sessionOf(operator),
    });
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();

    await screen.findByText('Consignment created successfully. Connote: SCF900');
    expect(bodyOf(sent(seen)[0])).toMatchObject({
      trackingStatus: 'CREATED',
      offer: {
        id: expensiveOffer.id,
        senderAddressId: sender.id,
        deliveryAddressId: receiver.id,
        items: [{ quantity: 4 }],
      },
    });
  });
});

describe('consolidation', () => {
  const found = consignment({ id: 71, connoteNumber: 'SCF71' });
  const create = async (more: Handlers) => {
    const seen = server(more);
    renderPart(<CreateConsignmentPage />, { at: '/consignment/default', session: consolidating });
    await fillIn();
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();
    return seen;
  };

  it('CON-23 CON-88 shows both, and saves a second one on request', async () => {
    const seen = await create({ 'GET consignment/consolidation': { body: found } });

    const dialog = await screen.findByRole('dialog', { name: 'Add these items to SCF71?' });
    expect(dialog).toHaveTextContent('already an open consignment from the same sender');
    const [lookup] = seen.filter(({ path }) => path === 'consignment/consolidation');
    expect(Object.fromEntries(lookup!.params)).toEqual({
      clientId: '1',
      senderAddressId: '1',
      deliveryAddressId: '2',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save as new consignment' }));
    expect(await screen.findByText(/Connote: SCF900$/)).toBeInTheDocument();
  });

  it('CON-91 continues when the check fails, logging the error', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await create({ 'GET consignment/consolidation': { status: 500, body: { message: 'down' } } });

    expect(await screen.findByText(/Connote: SCF900$/)).toBeInTheDocument();
    expect(screen.queryByText('down')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith(
      'The consolidation check failed',
      expect.objectContaining({ message: 'down' }),
    );
    logged.mockRestore();
  });

  it('CON-90 does not ask when the match is the edited consignment', async () => {
    const seen = server({
      'GET consignment/71': { body: found },
      'GET consignment/consolidation': { body: found },
      'PUT consignment': { body: { id: 71, connoteNumber: 'SCF71', revision: 2 } },
    });
    renderPart(<EditConsignmentPage />, {
      at: '/consignment/edit?conId=71',
      session: consolidating,
    });
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();

    await waitFor(() => {
      expect(sent(seen)).toHaveLength(1);
    });
    expect(seen.some(({ path }) => path === 'consignment/consolidation')).toBe(true);
  });
});

describe('delivery address', () => {
  it('CON-31 does not change the instructions of an edited consignment', async () => {
    server({ 'GET consignment/71': { body: consignment() } });
    renderPart(<EditConsignmentPage />, {
      at: '/consignment/edit?conId=71',
      session: sessionOf(operator),
    });
    const instructions = await screen.findByLabelText(/^Special instructions/);
    await userEvent.click(instructions);
    await userEvent.paste('Ring twice');
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Delivery address' }));
    await userEvent.paste('merri');
    await userEvent.click(await screen.findByText('151 Weston St, Brunswick VIC 3056'));

    expect(instructions).toHaveValue('Ring twice');
  });

  it.each([
    ['typed', 'Ring twice'],
    ['cleared', ''],
  ])(
    'CON-31 replaces no %s instructions when the selected address is edited',
    async (_how, own) => {
      server({
        'PUT address': { body: { ...receiver, version: 2, company: 'Merri Joinery' } },
        'GET address/locality': { body: [receiver.suburb] },
      });
      renderPart(<CreateConsignmentPage />, {
        at: '/consignment/default',
        session: sessionOf([...operator, 'UPDATE_ADDRESS']),
      });
      await fillIn();
      const instructions = screen.getByLabelText(/^Special instructions/);
      expect(instructions).toHaveValue('Dock 2');
      await userEvent.clear(instructions);
      if (own !== '') await userEvent.type(instructions, own);
      await userEvent.click(screen.getAllByRole('button', { name: 'Edit' }).at(-1)!);
      await userEvent.type(await screen.findByLabelText('Company name'), ' Ltd');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));

      expect(await screen.findByText('Merri Joinery')).toBeVisible();
      expect(instructions).toHaveValue(own);
    },
  );
});
