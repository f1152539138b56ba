import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { LiveOffersView, OfferView } from '@contracts/views/offer.view';

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
import type { FakeResponse, SeenRequest } from '../../../../test/fake-server';
import { operator } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { CreateConsignmentPage } from '../CreateConsignmentPage';

noBrowserLayout();

const { items, senderAddress, deliveryAddress, senderAddressId, deliveryAddressId } = cheapOffer;
const shipment = { items, senderAddress, deliveryAddress, senderAddressId, deliveryAddressId };
const live: OfferView = {
  ...expensiveOffer,
  id: 'live-7-2-20-31000',
  source: 'LIVE',
  live: {
    askedAt: '2030-01-07T00:40:00.000Z',
    quotedUntil: '2030-01-07T00:55:00.000Z',
    isBookable: true,
  },
  fuelSurcharge: 20,
  totalCost: 310,
};

/** Responses that the test sends on demand. */
function openCarrier() {
  const waiting: ((response: FakeResponse) => void)[] = [];
  const seen: SeenRequest[] = [];
  return {
    seen,
    handler: (request: SeenRequest) => {
      seen.push(request);
      return new Promise<FakeResponse>((resolve) => {
        waiting.push(resolve);
      });
    },
    give: async (offers: readonly OfferView[], more: Partial<LiveOffersView> = {}) => {
      await waitFor(() => {
        expect(waiting).not.toHaveLength(0);
      });
      const body = { offers, rejections: [], pending: [], after: 1, ...more };
      waiting.shift()?.({ body });
    },
    fail: async () => {
      await waitFor(() => {
        expect(waiting).not.toHaveLength(0);
      });
      waiting.shift()?.({ status: 404, body: { message: 'Not found' } });
    },
  };
}

const asking = (askId: string, offers: readonly OfferView[] = [cheapOffer, expensiveOffer]) => ({
  body: {
    ...{ offers, rejections: [], hints: [] },
    live: { askId, pending: ['Tasman Linehaul'], shipment },
  },
});

async function open(more: Handlers) {
  const seen = server(more);
  renderPart(<CreateConsignmentPage />, {
    at: '/consignment/default',
    session: sessionOf(operator),
  });
  await fillIn();
  return seen;
}

const radio = (name: RegExp) => screen.findByRole('radio', { name });

describe('live prices beside those of rate cards', () => {
  it('appear below the immediate offers, without changing the selection', async () => {
    const carrier = openCarrier();
    const seen = await open({
      'POST consignment/offers/explained': asking('a1'),
      'GET consignment/offers/live/a1': carrier.handler,
    });
    expect(await radio(/Southern Cross/)).toBeChecked();
    expect(screen.getByText('Tasman Linehaul is pricing…')).toBeVisible();
    const offerRequest = seen.find(({ path }) => path === 'consignment/offers/explained');
    expect(offerRequest?.params.get('liveRates')).toBe('LATER');

    await carrier.give([live]);

    expect(await radio(/Tasman Linehaul .*Live/)).not.toBeChecked();
    expect(await radio(/Southern Cross/)).toBeChecked();
    expect(screen.getByText(/^valid until/)).toBeVisible();
    expect(screen.queryByText(/is pricing/)).toBeNull();
  });

  it('are compared with the rate card line by line, and booked by their id', async () => {
    const carrier = openCarrier();
    const seen = await open({
      'POST consignment/offers/explained': asking('a1'),
      'GET consignment/offers/live/a1': carrier.handler,
    });
    await carrier.give([live]);
    await userEvent.click(await radio(/Tasman Linehaul .*Live/));

    const table = screen.getByRole('table', { name: 'Live and rate card, line by line' });
    const rowOf = (name: string) =>
      within(table).getByRole('rowheader', { name }).closest('tr')?.textContent.replace(name, '');
    expect(rowOf('Fuel surcharge')).toBe('$20.00$0.00+$20.00');
    expect(rowOf('Total cost')).toBe('$310.00$329.90−$19.90');

    await submit();
    await waitFor(() => {
      expect(sent(seen)).toHaveLength(1);
    });
    expect(bodyOf(sent(seen)[0]).offer).toMatchObject({ id: live.id, totalCost: 310 });
  });

  it('appear one by one, as their carriers respond', async () => {
    const carrier = openCarrier();
    await open({
      'POST consignment/offers/explained': asking('a1'),
      'GET consignment/offers/live/a1': carrier.handler,
    });
    await carrier.give([live], { pending: ['Southern Cross Freight'], after: 1 });
    await radio(/Tasman Linehaul .*Live/);
    expect(screen.getByText('Southern Cross Freight is pricing…')).toBeVisible();

    await carrier.give([{ ...cheapOffer, source: 'LIVE', live: live.live, totalCost: 300 }], {
      after: 2,
    });

    await radio(/Southern Cross Freight .*Live/);
    expect(carrier.seen.map(({ params }) => params.get('after'))).toEqual(['0', '1']);
  });

  it('are never shown for another state of the form', async () => {
    const [first, second] = [openCarrier(), openCarrier()];
    let count = 0;
    await open({
      'POST consignment/offers/explained': () => asking((count += 1) === 1 ? 'a1' : 'a2'),
      'GET consignment/offers/live/a1': first.handler,
      'GET consignment/offers/live/a2': second.handler,
    });
    await screen.findByText('Tasman Linehaul is pricing…');

    const quantity = screen.getByRole('textbox', { name: 'Quantity, item 1' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '7');
    await waitFor(() => {
      expect(second.seen).toHaveLength(1);
    });
    await first.give([{ ...live, totalCost: 1 }]);
    await second.give([live]);

    expect(await radio(/Tasman Linehaul .*Live, \$310\.00/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /\$1\.00/ })).toBeNull();
  });

  it('are held back while the list has the focus, until the user shows them', async () => {
    const carrier = openCarrier();
    await open({
      'POST consignment/offers/explained': asking('a1'),
      'GET consignment/offers/live/a1': carrier.handler,
    });
    await userEvent.click(await radio(/Tasman Linehaul/));
    await carrier.give([live]);

    const show = await screen.findByRole('button', { name: '1 new offer: show' });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(show);

    expect(await radio(/Tasman Linehaul .*Live/)).toBeVisible();
    expect(await radio(/Tasman Linehaul Road Express, /)).toBeChecked();
  });

  it('cannot be booked if they are earlier quotes', async () => {
    const carrier = openCarrier();
    await open({
      'POST consignment/offers/explained': asking('a1', []),
      'GET consignment/offers/live/a1': carrier.handler,
    });
    await carrier.give([{ ...live, live: { ...live.live!, isBookable: false } }]);

    expect(await radio(/Tasman Linehaul .*Live/)).toBeDisabled();
    expect(screen.getByText(/^as quoted/)).toBeVisible();
  });

  it('are replaced by the reason if the carrier does not respond', async () => {
    const carrier = openCarrier();
    await open({
      'POST consignment/offers/explained': asking('a1', []),
      'GET consignment/offers/live/a1': carrier.handler,
    });
    const message = 'Tasman did not respond within 1.5 s. Try again.';
    const rejection = { carrier: 'Tasman', serviceType: 'Road', method: null, message };

    await carrier.give([], { rejections: [{ ...rejection, code: 'LIVE_RATE_UNAVAILABLE' }] });

    expect(await screen.findByText(`1 service: ${message}`)).toBeVisible();
  });

  it('are requested again after a failure', async () => {
    const carrier = openCarrier();
    await open({
      'POST consignment/offers/explained': asking('a1'),
      'GET consignment/offers/live/a1': carrier.handler,
    });
    await carrier.fail();
    await userEvent.click(await screen.findByRole('button', { name: 'Request again' }));
    await carrier.give([live]);

    expect(await radio(/Tasman Linehaul .*Live/)).toBeVisible();
  });
});
