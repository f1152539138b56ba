import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  bodyOf,
  cheapOffer,
  expensiveOffer,
  explained,
  fillIn,
  sent,
  server,
  submit,
  type Handlers,
} from '../../../test/consignment-form';
import type { FakeResponse } from '../../../test/fake-server';
import { operator, receiver } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { CreateConsignmentPage } from './CreateConsignmentPage';
import { selectOption } from '../../../test/select-option';

function open(more: Handlers = {}, at = '/consignment/default', session = sessionOf(operator)) {
  const seen = server(more);
  renderPart(<CreateConsignmentPage />, { at, session });
  return seen;
}

noBrowserLayout();
describe('creating a consignment', () => {
  it('CON-29 CON-31 CON-67 CON-138 CROSS-28 lists offers, cheapest first and selected, and sends the one selected', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const seen = open();
    await fillIn();
    const offers = await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    expect(within(offers).getByRole('radio', { name: /Southern Cross/ })).toBeChecked();

    await userEvent.click(within(offers).getByRole('radio', { name: /Tasman Linehaul/ }));
    await submit();

    expect(
      await screen.findByText('Consignment created successfully. Connote: SCF900'),
    ).toBeInTheDocument();
    const [request] = sent(seen);
    expect(request?.headers.get('Idempotency-Key')).toMatch(/.{16}/);
    expect(bodyOf(request)).toMatchObject({
      trackingStatus: 'CREATED',
      deliveryWindowBegin: null,
      deliveryWindowEnd: null,
      offer: {
        id: expensiveOffer.id,
        totalCost: 329.9,
        deliveryAddressId: receiver.id,
        specialInstructions: 'Dock 2',
        items: [{ quantity: 4, length: 0.6, width: 0.4, height: 0.4, weight: 14 }],
      },
    });
    expect(screen.getByRole('textbox', { name: 'Length, item 1' })).toHaveValue('');
    expect(scrolled).toHaveBeenCalled();
  });

  it('CON-140 waits for offers being calculated, then continues automatically', async () => {
    let respond: (offers: FakeResponse) => void = () => undefined;
    const pending = new Promise<FakeResponse>((resolve) => (respond = resolve));
    const seen = open({ 'POST consignment/offers/explained': () => pending });
    await fillIn();

    await submit();
    expect(await screen.findByRole('button', { name: /^Calculating offers/ })).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Calculating offers' })).toBeInTheDocument();
    expect(sent(seen)).toHaveLength(0);

    respond(explained([cheapOffer]));
    await waitFor(() => {
      expect(bodyOf(sent(seen)[0]).offer.id).toBe(cheapOffer.id);
    });
  });

  it('CON-141 does not silently become a draft when there are no offers', async () => {
    const seen = open({ 'POST consignment/offers/explained': explained([]) });
    await fillIn();
    await submit();

    expect(await screen.findByText('No suitable offers found')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^SUBMIT DRAFT/ })).toBeInTheDocument();
    expect(sent(seen)).toHaveLength(0);
  });

  it('CON-70 names the new price and reloads offers when the price has changed', async () => {
    const seen = open({
      'POST consignment': {
        status: 409,
        body: {
          message: 'The price of the selected offer has changed. Please select an offer again.',
          code: 'offer.outdated',
          details: { offeredCost: 318.46, totalCost: 329.9 },
        },
      },
    });
    await fillIn();
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    const requestCount = () => seen.filter(({ path }) => path.endsWith('explained')).length;
    const before = requestCount();

    await submit();

    expect(await screen.findByText(/It was \$318.46 and is now \$329.90/)).toBeInTheDocument();
    await waitFor(() => {
      expect(requestCount()).toBe(before + 1);
    });
  });

  it("shows the server's errors at their fields", async () => {
    open({
      'POST consignment': {
        status: 400,
        body: {
          message: 'Consignment must have a reference',
          code: 'consignment.not_valid',
          details: [
            { path: 'consignmentReferences', message: 'Consignment must have a reference' },
          ],
        },
      },
    });
    await fillIn();
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await submit();

    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: /References/ })).toBeInvalid();
    });
    expect(screen.getByRole('combobox', { name: /References/ })).toHaveAccessibleDescription(
      'Consignment must have a reference',
    );
  });

  it('validates dimensions and time slot before sending', async () => {
    const seen = open();
    await fillIn();
    const length = screen.getByRole('textbox', { name: 'Length, item 1' });
    await userEvent.clear(length);
    await userEvent.type(length, '1200');
    await selectOption(screen.getByLabelText(/^Receiver time slot/), '09:00');
    await submit();

    expect(await screen.findByText('Select the date for these times')).toBeInTheDocument();
    expect(length).toHaveAccessibleDescription(
      'Invalid Dimension: The length must be between 0 and 1000 cm',
    );
    expect(sent(seen)).toHaveLength(0);
  });

  it('CON-56 CON-69 saves a draft without a carrier', async () => {
    const seen = open({
      'POST consignment': {
        body: { id: 901, clientId: 1, connoteNumber: 'DRAFT', manifestId: null },
      },
    });
    await screen.findByRole('combobox', { name: 'Delivery address' });
    expect(screen.getByRole('button', { name: /^SUBMIT DRAFT/ })).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Length, item 1' }), '1200');
    await submit();

    expect(
      await screen.findByText('Consignment created successfully. Connote: DRAFT'),
    ).toBeInTheDocument();
    expect(bodyOf(sent(seen)[0])).toMatchObject({
      trackingStatus: 'DRAFT',
      offer: { items: [{ quantity: 1, length: 12, width: null, weight: null }] },
    });

    // H52: the notice disappears when the next consignment is started
    await userEvent.type(screen.getByRole('textbox', { name: 'Length, item 1' }), '1');
    expect(screen.queryByText(/created successfully/)).toBeNull();
  });

  it('saves nothing if the form is empty', async () => {
    const seen = open();
    await screen.findByRole('combobox', { name: 'Delivery address' });
    await submit();

    expect(await screen.findByText('There is nothing to save yet.')).toBeInTheDocument();
    expect(sent(seen)).toHaveLength(0);
  });

  it('CON-72 CON-114 never saves unfinished goods as a draft automatically', async () => {
    const seen = open();
    await fillIn();
    await screen.findByRole('radiogroup', { name: 'Carrier offers' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dangerous goods, item 1' }));
    await submit();

    expect(await screen.findByText('Item(s) not valid')).toBeInTheDocument();
    expect(await screen.findByText('Please fill in all the details')).toBeInTheDocument();
    expect(sent(seen)).toHaveLength(0);

    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() => {
      expect(bodyOf(sent(seen)[0])).toMatchObject({
        trackingStatus: 'DRAFT',
        offer: { items: [{ quantity: 4, length: 0.6, dangerousGoods: [{ type: 'PACKAGED' }] }] },
      });
    });
  });

  it('restores unsaved input', async () => {
    open();
    await userEvent.type(await screen.findByLabelText(/^Special instructions/), 'Ring twice');
    await screen.findByText(/^Draft saved/);
    cleanup();

    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));

    expect(screen.getByLabelText(/^Special instructions/)).toHaveValue('Ring twice');
  });

  it('adds a row on Enter and focuses it', async () => {
    open();
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Weight, item 1' }),
      '5{Enter}',
    );

    expect(screen.getByRole('combobox', { name: 'Item type, item 2' })).toHaveFocus();
  });
});
