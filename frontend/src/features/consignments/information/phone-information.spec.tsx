import { screen, within } from '@testing-library/react';

import { fakeServer } from '../../../../test/fake-server';
import { consignment, operator } from '../../../../test/freight';
import { narrowScreen } from '../../../../test/narrow-screen';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { onTheRoad } from '../../../../test/tracking';
import { ConsignmentDrawer } from './ConsignmentDrawer';

narrowScreen();

async function open() {
  fakeServer({
    'GET consignment/71': { body: consignment({ state: 'MANIFESTED', status: 'IN_TRANSIT' }) },
    'GET tracking': { body: onTheRoad },
  });
  renderPart(<ConsignmentDrawer />, {
    at: '/consignment/list?consignment=71',
    session: sessionOf(operator),
  });
  return within(await screen.findByRole('dialog', { name: 'Consignment Information' }));
}

describe('consignment information on a phone', () => {
  it('H44 shows the receiver first, who is called on the way', async () => {
    const drawer = await open();

    const receiver = await drawer.findByRole('region', { name: 'Receiver' });
    const sender = drawer.getByRole('region', { name: 'Sender' });
    expect(receiver.compareDocumentPosition(sender)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('H44 shows where and when it was last scanned, for which its steps have no room', async () => {
    const drawer = await open();

    expect(await drawer.findByText('Last scan: Yatala QLD, 08/01/2030 02:00 pm')).toBeVisible();
  });
});
