import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '../../test/fake-server';
import { listed, operator } from '../../test/freight';
import { noBrowserLayout } from '../../test/layout';
import { sessionOf } from '../../test/people';
import { renderPart } from '../../test/render-app';
import { onTheRoad } from '../../test/tracking';
import { StatusCell } from '../features/consignments/columns/consignment-columns';
import { TrackingDialog } from '../features/tracking/TrackingDialog';

noBrowserLayout();

it('TRK-11 tracking opens from the status of a row', async () => {
  fakeServer({ 'GET tracking': { body: onTheRoad } });
  const row = listed(801, { state: 'MANIFESTED', status: 'IN_TRANSIT' });
  renderPart(
    <>
      <StatusCell consignment={row} tabIndex={0} />
      <TrackingDialog />
    </>,
    { session: sessionOf(operator) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit status SCF801' }));

  expect(await screen.findByRole('form', { name: 'Update status' })).toBeVisible();
});
