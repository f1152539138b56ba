import { screen } from '@testing-library/react';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { RejectionView } from '@contracts/views/offer.view';

import { fakeServer } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { NoOffers } from './NoOffers';

const rejection = (serviceType: string, code: string, message: string): RejectionView => ({
  carrier: 'Outback General',
  method: null,
  ...{ serviceType, code, message },
});
const noAccount = 'The client has no account with the carrier';
const reasons = [
  rejection('General', 'NO_ACCOUNT', noAccount),
  rejection('Taillift', 'NO_ACCOUNT', noAccount),
  rejection('Air', 'NO_LANE', 'The rate card has no price between these suburbs'),
  rejection('Bike', 'ITEM_TOO_HEAVY', 'An item is too heavy'),
];

function open(permissions: readonly PermissionName[], rejections = reasons) {
  fakeServer({
    'GET user/client/list': { body: [] },
    'GET user/administrators': { body: { customerName: 'Mallee', names: ['Hana Brook'] } },
  });
  renderPart(<NoOffers rejections={rejections} />, { session: sessionOf(permissions) });
}

describe('no suitable offers', () => {
  it('H55 shows administrators each reason with its count and a next step', async () => {
    open(['READ_CUSTOMER_CARRIER', 'CREATE_CLIENT_CARRIER_ACCOUNT']);

    expect(await screen.findByText(`2 services: ${noAccount}.`, { exact: false })).toBeVisible();
    expect(screen.getByText(/1 service: An item is too heavy/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Client accounts' })).toHaveAttribute(
      'href',
      '/client/list',
    );
    expect(screen.queryByRole('link', { name: 'Import a rate card' })).toBeNull();
  });

  it('H55 shows a sender what they can change, and whom to contact for the rest', async () => {
    open(['CREATE_CONSIGNMENT']);

    expect(
      await screen.findByText(
        'Your carriers are not set up for this route. Ask Hana Brook at Mallee.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/An item is too heavy/)).toBeVisible();
    expect(screen.queryByText(/no account/)).toBeNull();
  });

  it('links to the carriers if there are none', async () => {
    open(['READ_CUSTOMER_CARRIER'], []);

    expect(await screen.findByRole('link', { name: 'Carriers' })).toHaveAttribute(
      'href',
      '/carrier/list',
    );
  });
});
