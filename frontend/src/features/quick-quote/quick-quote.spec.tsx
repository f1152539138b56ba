import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { SaveQuoteRequest } from '@contracts/requests/save-quote.request';

import { cheapOffer, expensiveOffer, explained } from '../../../test/consignment-form';
import { operator, receiver } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { estimator, fillIn, offers, openQuote as open, quote } from '../../../test/quick-quote';
import { currentUrl, renderPart } from '../../../test/render-app';

noBrowserLayout();
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save quote' }));

describe('quick quote', () => {
  it('QUOTE-19 QUOTE-22 QUOTE-23 prices between two suburbs, with totals to two decimals, and saves the selected offer under a title', async () => {
    const { seen, said } = open();
    await fillIn();
    expect(screen.queryByRole('option', { name: 'Crate' })).not.toBeInTheDocument();
    const found = await offers();
    expect(found.map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringContaining('$318.46'),
      expect.stringContaining('$329.90'),
    ]);
    const [sentRequest] = seen.filter(({ path }) => path === 'consignment/offers/explained');
    expect(sentRequest?.body).toMatchObject({
      consignmentType: 'QUOTE',
      offer: { items: [{ itemTypeId: 3, length: 0.3, width: 0.2, height: 0.05, weight: 3 }] },
    });

    await userEvent.click(found[1]!);
    await userEvent.type(screen.getByLabelText('Title'), 'Trade fair');
    await save();
    await waitFor(() => {
      expect(said).toHaveBeenCalledWith(expect.anything(), { duration: 5000 });
    });
    const [saved] = seen.filter(({ method, path }) => method === 'POST' && path === 'quote');
    expect(saved?.body as SaveQuoteRequest).toMatchObject({
      name: 'Trade fair',
      clientId: 1,
      offer: { id: expensiveOffer.id, totalCost: 329.9 },
    });
  });

  it('shows an auditor the saved quotes, without a form whose prices the server would deny', async () => {
    const session = sessionOf(['READ_CONSIGNMENT', 'READ_ITEM', 'READ_ITEM_TEMPLATE']);
    open({}, session);

    expect(await screen.findByText('Trade fair')).toBeVisible();
    expect(screen.getByText('You can see saved quotes, but not get new prices.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'From' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Carrier offers' })).not.toBeInTheDocument();
  });

  it('QUOTE-05 QUOTE-06 disables PO box while residential is set, and vice versa', async () => {
    open();
    const residential = await screen.findByRole('checkbox', { name: 'Residential' });
    const poBox = screen.getByRole('checkbox', { name: 'PO Box' });

    await userEvent.click(residential);
    expect(poBox).toBeDisabled();
    await userEvent.click(residential);
    await userEvent.click(poBox);
    expect(residential).toBeDisabled();
  });

  it('QUOTE-21 X-11 shows the server’s message when offers or a save fail, until closed', async () => {
    let isDown = true;
    const { said } = open({
      'POST consignment/offers/explained': () =>
        isDown ? { status: 500, body: { message: 'Pricing is down' } } : explained([cheapOffer]),
      'POST quote': { status: 409, body: { message: 'The price has changed' } },
    });
    await fillIn();
    expect(await screen.findByText('Pricing is down')).toBeInTheDocument();

    isDown = false;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tailgate required' }));
    await userEvent.click((await offers())[0]!);
    await userEvent.type(screen.getByLabelText('Title'), 'Fair');
    await save();
    await waitFor(() => {
      expect(said).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ duration: Infinity }),
      );
    });
    renderPart(said.mock.calls.at(-1)![0](1));
    expect(screen.getByText('The price has changed')).toBeInTheDocument();
  });

  it('QUOTE-13 can be saved only by users who may create quotes', async () => {
    open({}, sessionOf(operator));

    await screen.findByRole('checkbox', { name: 'Residential' });
    expect(screen.queryByRole('button', { name: 'Save quote' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete Trade fair' })).not.toBeInTheDocument();
  });
});

describe('saved quotes', () => {
  const list = () => screen.findByRole('region', { name: 'Saved quotes' });

  it('QUOTE-11 QUOTE-14 QUOTE-18 are listed, and opened as a consignment with their offer', async () => {
    const { seen } = open();
    expect(await within(await list()).findByText('Trade fair')).toBeInTheDocument();
    const [sentRequest] = seen.filter(({ method, path }) => method === 'GET' && path === 'quote');
    expect(Object.fromEntries(sentRequest!.params)).toEqual({ clientId: '1' });

    await userEvent.click(screen.getByRole('button', { name: 'Open as consignment Trade fair' }));
    await waitFor(() => {
      expect(currentUrl()).toMatch(/^\/consignment\/quote\?offer=/);
    });
    const offer = new URLSearchParams(currentUrl().split('?')[1]).get('offer') ?? '';
    expect(JSON.parse(offer)).toMatchObject({
      id: expensiveOffer.id,
      deliveryAddress: { id: receiver.id },
    });
  });

  it('QUOTE-15 cannot be opened between suburbs', async () => {
    const { said } = open({
      'GET quote': { body: [{ ...quote, offer: { ...quote.offer, senderAddress: null } }] },
    });
    const before = currentUrl();
    for (const button of ['Open as consignment Trade fair', 'Open as consignment']) {
      await userEvent.click(await screen.findByRole('button', { name: button }));
      renderPart(said.mock.calls.at(-1)![0](1));
    }

    expect(screen.getAllByText('Must fill in all address details')).toHaveLength(2);
    expect(currentUrl()).toBe(before);
  });

  it('QUOTE-16 cannot be opened by a parent account', async () => {
    const clients = [
      { id: 1, name: 'Harbour & Pine', parentId: null, customerId: 9 },
      { id: 2, name: 'Harbour Sydney', parentId: 1, customerId: 9 },
    ];
    const session = sessionOf(['READ_CLIENT', ...estimator], { clientIds: [1, 2] });
    open({ 'GET user/client/list': { body: clients } }, { ...session, client: 1 });

    expect(await within(await list()).findByText('Trade fair')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Open as consignment/ })).not.toBeInTheDocument();
  });

  it('QUOTE-20 are deleted after confirmation', async () => {
    const { seen } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Trade fair' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );

    await waitFor(() => {
      const [deleted] = seen.filter(({ method }) => method === 'DELETE');
      expect([deleted?.path, deleted?.params.get('id')]).toEqual(['quote', '31']);
    });
  });
});

describe('live prices in a quick quote', () => {
  it('join the offers as their carriers respond, and are saved by their id', async () => {
    const live = {
      ...expensiveOffer,
      ...{ id: 'live-7-2-20-31000', source: 'LIVE', totalCost: 310 },
      live: {
        askedAt: '2030-01-07T00:40:00.000Z',
        quotedUntil: '2030-01-07T00:55:00.000Z',
        isBookable: true,
      },
    };
    const { seen } = open({
      'POST consignment/offers/explained': {
        body: {
          ...{ offers: [cheapOffer], rejections: [], hints: [] },
          live: {
            askId: 'a1',
            pending: ['Tasman Linehaul'],
            shipment: { items: cheapOffer.items },
          },
        },
      },
      'GET consignment/offers/live/a1': {
        body: { offers: [live], rejections: [], pending: [], after: 1 },
      },
    });
    await fillIn();

    await userEvent.click(await screen.findByRole('radio', { name: /Tasman Linehaul.*Live/ }));
    await userEvent.type(screen.getByLabelText('Title'), 'Trade fair');
    await save();

    await waitFor(() => {
      const [saved] = seen.filter(({ method, path }) => method === 'POST' && path === 'quote');
      expect(saved?.body as SaveQuoteRequest).toMatchObject({
        offer: { id: live.id, totalCost: 310 },
      });
    });
  });
});
