import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { server, type Handlers } from '../../test/consignment-form';
import { fakeServer } from '../../test/fake-server';
import { consignment, operator } from '../../test/freight';
import { noBrowserLayout } from '../../test/layout';
import { sessionOf } from '../../test/people';
import { currentUrl, renderPart } from '../../test/render-app';
import { onTheRoad } from '../../test/tracking';
import { ConsignmentDrawer } from '../features/consignments/information/ConsignmentDrawer';
import { EditConsignmentPage } from '../features/create-consignment/EditConsignmentPage';
import { TrackingDialog } from '../features/tracking/TrackingDialog';

noBrowserLayout();

/** A pending response. */
const delayed = () => new Promise<never>(() => undefined);
const withLink = (part: ReactNode, to: string) => (
  <>
    <Link to={to}>Next record</Link>
    {part}
  </>
);
const session = sessionOf(operator);

async function toNext(): Promise<void> {
  const before = currentUrl();
  await userEvent.click(screen.getByText('Next record'));
  await waitFor(() => {
    expect(currentUrl()).not.toBe(before);
  });
}

describe('while the response for another record is delayed', () => {
  it('the information panel shows nothing of the previous one', async () => {
    fakeServer({ 'GET consignment/71': { body: consignment() }, 'GET consignment/72': delayed });
    const page = withLink(<ConsignmentDrawer />, '?consignment=72');
    renderPart(page, { at: '/consignment/list?consignment=71', session });
    await screen.findAllByText('SCF71');
    await toNext();

    expect(screen.queryByText('SCF71')).not.toBeInTheDocument();
  });

  it('tracking shows nothing of the previous one', async () => {
    const seen = fakeServer({
      'GET tracking': ({ params }) =>
        params.get('consignment_id') === '72'
          ? delayed()
          : { body: { ...onTheRoad, consignmentId: 71 } },
    });
    const page = withLink(<TrackingDialog />, '?tracking=72');
    renderPart(page, { at: '/consignment/list?tracking=71', session });
    await screen.findAllByText('BNX801');
    await toNext();

    expect(seen.map(({ params }) => params.get('consignment_id'))).toContain('72');
    expect(screen.queryByText('BNX801')).not.toBeInTheDocument();
  });

  it('the form contains nothing of the previous one', async () => {
    const more: Handlers = {
      'GET consignment/71': { body: consignment() },
      'GET consignment/72': delayed,
    };
    server(more);
    const page = withLink(<EditConsignmentPage />, '?conId=72');
    renderPart(page, { at: '/consignment/edit?conId=71', session });
    await screen.findByLabelText(/^Special instructions/);
    await toNext();

    expect(screen.queryByLabelText(/^Special instructions/)).not.toBeInTheDocument();
  });
});
