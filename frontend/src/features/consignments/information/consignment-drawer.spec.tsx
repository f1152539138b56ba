import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { ItemView } from '@contracts/views/item.view';

import { fakeServer } from '../../../../test/fake-server';
import { consignment, operator, receiver, sender } from '../../../../test/freight';
import { sessionOf } from '../../../../test/people';
import { onTheRoad } from '../../../../test/tracking';
import { renderPart } from '../../../../test/render-app';
import { ConsignmentDrawer } from './ConsignmentDrawer';

async function open(part: Partial<ConsignmentView> = {}) {
  fakeServer({
    'GET consignment/71': { body: consignment(part) },
    'GET tracking': { body: onTheRoad },
  });
  renderPart(<ConsignmentDrawer />, {
    at: '/consignment/list?consignment=71',
    session: sessionOf(operator),
  });
  const drawer = await screen.findByRole('dialog', { name: 'Consignment Information' });
  await within(drawer).findByText('Connote');
  return Object.fromEntries(
    [...drawer.querySelectorAll('dl > div')].map((fact) => [
      fact.querySelector('dt')?.textContent,
      fact.querySelector('dd')?.textContent,
    ]),
  ) as Record<string, string>;
}

const { offer } = consignment();

describe('consignment information', () => {
  it('LIST-85 LIST-86 LIST-87 LIST-88 LIST-89 LIST-90 LIST-91 LIST-92 LIST-93 shows the goods, the service and the dates', async () => {
    const facts = await open({
      offer: {
        ...offer,
        hasDangerousGoods: true,
        authorityToLeave: true,
        specialInstructions: 'Dock 2',
      },
    });

    expect(facts).toMatchObject({
      Connote: 'SCF71',
      'Dispatch Date': '08/01/2030',
      'Created At': '07/01/2030 09:00:00 am',
      Carrier: 'Southern Cross Freight, Road Express',
      'Consignment Type': 'DEFAULT',
      'Dangerous Goods': 'Yes',
      Tailgate: 'No',
      'Authority To Leave': 'Yes',
      'Special Instructions': 'Dock 2',
    });
  });

  it('LIST-94 LIST-95 LIST-96 shows its manifest and its ETA', async () => {
    const facts = await open({
      manifestNumber: 'MAN-7',
      manifestedAt: '2030-01-07T04:05:06Z',
      deliveryWindowBegin: '2030-01-08T23:00:00Z',
      deliveryWindowEnd: '2030-01-09T01:30:00Z',
    });

    expect(facts).toMatchObject({
      'Manifest Number': 'MAN-7',
      'Manifested At': '07/01/2030 03:05:06 pm',
      'Delivery Window': '09/01/2030 10:00 am to 12:30 pm',
    });
  });

  it('LIST-97 LIST-98 LIST-99 LIST-100 LIST-101 LIST-102 LIST-103 LIST-104 shows client and payer', async () => {
    const facts = await open({
      formattedReferences: 'PO-1, PO-2',
      bookingReference: 'BK-9',
      categoryEntryPicks: [
        { categoryEntry: { categoryDesc: 'Cost centre', entryDesc: 'Spares' } },
      ] as ConsignmentView['categoryEntryPicks'],
      clientPayerAccount: { accountNumber: '8841' } as ConsignmentView['clientPayerAccount'],
      offer: { ...offer, deliveryAddress: { ...receiver, addressClass: 'RESIDENTIAL' } },
    });

    expect(facts).toMatchObject({
      'Address Type': 'RESIDENTIAL',
      'Cost centre': 'Spares',
      References: 'PO-1, PO-2',
      'Booking Reference': 'BK-9',
      'Payer Account': '8841',
    });
    expect(screen.getByRole('region', { name: 'Sender' })).toHaveTextContent(
      `Sender${sender.company}28 Davis RdWetherill Park NSW 2164`,
    );
    expect(screen.getByRole('region', { name: 'Receiver' })).toHaveTextContent(
      'ReceiverRESIDENTIALMerri Creek Joinery151 Weston StBrunswick VIC 3056',
    );
    expect(screen.getByText('Total cost').parentElement).toHaveTextContent('$120.50');
  });

  it('H49 shows how to reach the receiver', async () => {
    await open({
      offer: {
        ...offer,
        deliveryAddress: {
          ...receiver,
          contactName: 'Dana K.',
          phoneNumber: '(03) 7010 4411',
          email: 'dock@merri.example',
        },
      },
    });

    expect(screen.getByText('Dana K.')).toBeVisible();
    expect(screen.getByRole('link', { name: '(03) 7010 4411' })).toHaveAttribute(
      'href',
      'tel:(03)70104411',
    );
    expect(screen.getByRole('link', { name: 'dock@merri.example' })).toHaveAttribute(
      'href',
      'mailto:dock@merri.example',
    );
  });

  it('H49 lists unset fields in one line, instead of dashes', async () => {
    const facts = await open();

    expect(Object.values(facts)).not.toContain('—');
    expect(screen.getByText(/^Not set: .*delivery window/)).toBeVisible();
  });

  it('H49 shows that it is overdue, since when, and where it was last scanned', async () => {
    await open({
      state: 'MANIFESTED',
      status: 'IN_TRANSIT',
      offer: { ...offer, eta: '2020-01-09' },
    });

    expect(await screen.findByText('Overdue since 09/01/2020.')).toBeVisible();
    expect(await screen.findByText('Last scan: Yatala QLD.')).toBeVisible();
    expect(screen.getByText(/business days overdue$/)).toBeVisible();
    expect(screen.getByRole('tab', { name: /Tracking/ })).toBeVisible();
  });

  it.each([
    ['OPEN', 'CREATED', 'Dispatch Tue 8 Jan 2030'],
    ['MANIFESTED', 'MANIFESTED', 'Dispatched Tue 8 Jan 2030'],
  ] as const)('H49 names the day on which one that is %s leaves', async (state, status, words) => {
    await open({ state, status });

    expect(screen.getByText(words)).toBeVisible();
  });

  it('H49 offers the actions available now', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/consignment/edit?conId=71',
    );
    expect(screen.getByRole('button', { name: 'Print label' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Tracking' })).toBeNull();
  });

  it('LIST-100 hides the cost of a draft', async () => {
    await open({ status: 'DRAFT' });
    expect(screen.queryByText('Total cost')).toBeNull();
  });

  it('offers paperwork besides labels, including the declaration for dangerous goods', async () => {
    const [item] = offer.items;
    const dangerousGoods = [
      { unNumber: { id: 1263 }, typeOfPackaging: 'III' },
    ] as ItemView['dangerousGoods'];
    await open({ offer: { ...offer, items: item ? [{ ...item, dangerousGoods }] : [] } });

    expect(screen.getByText('UN1263 III')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Paperwork' }));
    expect(screen.getByRole('link', { name: 'Consignment note' })).toHaveAttribute(
      'href',
      '/paperwork?paperworkRequest=%2Fapi%2Fv1%2Fpaperwork%2Fconnote%2Fcon_id%2F71',
    );
    expect(screen.getByRole('link', { name: 'Dangerous goods declaration' })).toBeVisible();
  });

  it('shows where it was last scanned below its current step', async () => {
    await open({ state: 'MANIFESTED', status: 'IN_TRANSIT' });

    const steps = within(await screen.findByRole('list', { name: 'Consignment Tracking' }));
    const current = steps.getByText('IN TRANSIT').closest('li');
    expect(current).toHaveTextContent(/08\/01\/2030 02:00 pmYatala QLD$/);
    expect(steps.getAllByText('Yatala QLD')).toHaveLength(1);
  });

  it('totals several lines of items', async () => {
    const [item] = offer.items;
    const lines = [1, 2].map((itemNumber) => ({ ...item!, itemNumber }));
    await open({ offer: { ...offer, items: lines } });

    expect(screen.getByRole('row', { name: 'Total 8 0.768 112.00' })).toBeVisible();
  });

  it('LIST-105 lists the items in metres, cubic metres and kilograms', async () => {
    await open();

    expect(await screen.findByRole('table', { name: 'Items' })).toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: 'Carton 4 0.60 x 0.40 x 0.40 0.384 56.00' }),
    ).toBeInTheDocument();
  });
});
