import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { FeeView } from '@contracts/views/offer.view';

import {
  cheapOffer,
  expensiveOffer,
  explained,
  fillIn,
  server,
  type Handlers,
} from '../../../../test/consignment-form';
import { consignment, operator, receiver } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { narrowScreen } from '../../../../test/screen-size';
import { clientSettings, sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { CreateConsignmentPage } from '../CreateConsignmentPage';
import { EditConsignmentPage } from '../EditConsignmentPage';
import { SubmitBar } from '../submit/SubmitBar';
import { OffersPanel } from './OffersPanel';
import type { OffersState } from './useOffers';
import { stub } from '../../../../test/stub';
import { selectOption } from '../../../../test/select-option';

noBrowserLayout();
const payer = {
  ...{ id: 5, accountNumber: '80012', description: 'Head office', whoPays: 'RECEIVER' },
  carrier: { id: 1, displayName: 'Southern Cross' },
};
const elsewhere = { ...receiver, id: 3, company: 'Merri Creek Annexe' };

function open(more: Handlers = {}) {
  const seen = server({
    'GET client-payer-account': { body: [payer] },
    'POST address/search': { body: { addresses: [receiver, elsewhere], totalCount: 2 } },
    ...more,
  });
  renderPart(<CreateConsignmentPage />, {
    at: '/consignment/default',
    session: sessionOf(operator),
  });
  return () => seen.filter(({ path }) => path === 'consignment/offers/explained');
}
const list = () => screen.findByRole('radiogroup', { name: 'Carrier offers' });

describe('offers', () => {
  it('CON-132 CON-133 CON-134 CON-135 are requested again when anything they depend on changes', async () => {
    const offerRequests = open();
    await fillIn();
    await list();
    expect(offerRequests()).toHaveLength(1);
    const again = async (count: number) => {
      await waitFor(() => {
        expect(offerRequests()).toHaveLength(count);
      });
      return offerRequests().at(-1)?.body;
    };

    await userEvent.click(screen.getByRole('switch', { name: 'Tailgate required' }));
    expect(await again(2)).toMatchObject({ offer: { isTailgateRequired: true } });

    await selectOption(screen.getByLabelText('Payer account'), String(payer.id));
    expect(await again(3)).toMatchObject({ clientPayerAccount: { id: 5 } });

    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Delivery address' }));
    await userEvent.paste('merri');
    await userEvent.click(await screen.findByText('Merri Creek Annexe'));
    expect(await again(4)).toMatchObject({ offer: { deliveryAddressId: 3 } });

    const quantity = screen.getByRole('textbox', { name: 'Quantity, item 1' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '7');
    expect(await again(5)).toMatchObject({ offer: { items: [{ quantity: 7 }] } });
  });

  it('CON-136 CON-137 are hidden while an item is invalid, and dimmed while recalculating', async () => {
    let respond = () => explained([cheapOffer, expensiveOffer]);
    const offerRequests = open({ 'POST consignment/offers/explained': () => respond() });
    await fillIn();
    await list();

    const weight = screen.getByRole('textbox', { name: 'Weight, item 1' });
    await userEvent.clear(weight);
    expect(screen.queryByRole('radiogroup', { name: 'Carrier offers' })).not.toBeInTheDocument();

    respond = () => explained([expensiveOffer]);
    await userEvent.type(weight, '15');
    await waitFor(() => {
      expect(screen.getAllByRole('radio')).toHaveLength(1);
    });
    expect(offerRequests()).toHaveLength(2);
    expect(screen.queryByRole('radio', { name: /Southern Cross/ })).not.toBeInTheDocument();
  });

  it('CON-139 match the stored offer by account and rounded price', async () => {
    const other = {
      ...expensiveOffer,
      carrierServiceTypeId: 77,
      totalCost: expensiveOffer.totalCost! + 0.04,
    };
    const same = { ...expensiveOffer, carrierServiceTypeId: 78, totalCost: 999 };
    server({
      'GET consignment/71': {
        body: consignment({
          offer: { ...consignment().offer, ...expensiveOffer, items: consignment().offer.items },
        }),
      },
      'POST consignment/offers/explained': explained([cheapOffer, same, other]),
    });
    renderPart(<EditConsignmentPage />, {
      at: '/consignment/edit?conId=71',
      session: sessionOf(operator),
    });

    expect(await screen.findByRole('radio', { name: /\$329.94/ })).toBeChecked();
  });

  it('CON-142 show the server’s message when they fail', async () => {
    open({
      'POST consignment/offers/explained': { status: 500, body: { message: 'Pricing is down' } },
    });
    await fillIn();

    const panel = screen.getByRole('region', { name: 'Carrier offers' });
    expect(await within(panel).findByText('Pricing is down')).toBeInTheDocument();
    expect(within(panel).getByRole('alert')).toBeInTheDocument();
  });

  it('CON-137 show no price of previous items when the new ones fail to load, nor a selected carrier', async () => {
    let response: Handlers[string] = explained([cheapOffer, expensiveOffer]);
    open({ 'POST consignment/offers/explained': () => response as ReturnType<typeof explained> });
    await fillIn();
    await list();
    response = { status: 500, body: { message: 'Pricing is down' } };
    await userEvent.type(screen.getByRole('textbox', { name: 'Weight, item 1' }), '5');

    expect(await screen.findByText('Pricing is down')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^SUBMIT DRAFT/ })).toBeInTheDocument();
  });
});

describe('offer', () => {
  const tailgate: FeeView = { code: 'tailgate', category: 1, amount: 30, why: 'Tailgate: 1 stop' };
  const poBox: FeeView = {
    code: 'PO_BOX',
    category: 2,
    amount: 9.5,
    why: 'delivery to a PO box: $9.50',
  };
  const priced = {
    ...cheapOffer,
    ...{ freightCost: 200, fuelSurcharge: 20.5, category1Fees: 30, category2Fees: 9.5, gst: 26 },
    ...{ totalCost: 286, eta: '2030-01-09', transitDays: 2 },
    feeDetails: [tailgate, poBox],
  };
  const state = stub<OffersState>({
    response: { offers: [priced], rejections: [], hints: [], live: null },
    offers: [priced],
    ...{ rejections: [], pending: [], liveError: undefined, retryLive: () => undefined },
    selected: priced,
    error: undefined,
    isCalculating: false,
    refetch: () => undefined,
    choose: () => undefined,
  });

  it('CON-146 CON-148 CON-149 shows carrier, service, ETA and every price component with two decimals', () => {
    server({});
    renderPart(<OffersPanel state={state} />, { session: sessionOf(operator) });

    expect(screen.getByText('Southern Cross Freight')).toBeInTheDocument();
    expect(screen.getByText('Road Express')).toBeInTheDocument();
    expect(screen.getByText(/^ETA/)).toHaveTextContent('ETA 09/01/2030, 2 days');
    const lines = within(screen.getByLabelText('Price breakdown'))
      .getAllByRole('term')
      .map(({ textContent, nextSibling }) => [textContent.trim(), nextSibling?.textContent]);
    expect(lines).toEqual([
      ['Freight cost 56 kg by carton', '$200.00'],
      ['Fuel surcharge', '$20.50'],
      ['Surcharges', '$30.00'],
      ['Tailgate 1 stop', '$30.00'],
      ['Additional costs', '$9.50'],
      ['PO box delivery to a PO box: $9.50', '$9.50'],
      ['GST 10%', '$26.00'],
      ['Total cost', '$286.00'],
    ]);
  });

  it('CON-143 CON-145 warns of an inactive client and of futile charges', () => {
    server({});
    renderPart(
      <SubmitBar
        clientId={1}
        consignmentType="DEFAULT"
        offer={{ ...priced, carrierFutileChargeWarning: true }}
        isDraft={false}
        canSaveDraft={false}
        isClientInactive
        printable={null}
        submission={{
          isBusy: false,
          isWaiting: false,
          submit: () => undefined,
          saveDraft: () => undefined,
        }}
      >
        {null}
      </SubmitBar>,
      { session: { ...sessionOf(operator), clientSettings: [clientSettings()] } },
    );

    expect(
      screen.getByText('Client is not currently active. Manifests will not be sent to the carrier'),
    ).toBeInTheDocument();
    expect(screen.getByText(/A pickup is already booked with this carrier/)).toBeInTheDocument();
  });
});

describe('offers on a narrow screen', () => {
  narrowScreen();

  it('are in a sheet that the selected one opens', async () => {
    open();
    await fillIn();
    const bar = await screen.findByRole('button', { name: /2 offers$/ });
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(bar);
    const sheet = await screen.findByRole('dialog', { name: 'Choose an offer' });
    const [, other] = await within(sheet).findAllByRole('radio');
    await userEvent.click(other!);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Done' }));

    expect(bar).toHaveTextContent(expensiveOffer.carrierDisplayName!);
  });
});
