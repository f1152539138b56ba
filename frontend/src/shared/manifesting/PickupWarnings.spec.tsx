import { screen } from '@testing-library/react';
import { Settings } from 'luxon';

import { fakeServer } from '../../../test/fake-server';
import { listed, operator } from '../../../test/freight';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { PickupWarnings } from './PickupWarnings';

const cutOff = '2030-01-08T04:00:00Z';
const first = listed(1, {}, { carrierCutOffDateTime: cutOff });

describe('pickup warnings of a manifest', () => {
  it.each([
    ['warns of goods that are ready at the carrier’s latest pickup', cutOff, true],
    ['says nothing while they are ready before it', '2030-01-08T03:45:00Z', false],
  ])('CON-84 %s', async (_case, readyAt, hasWarning) => {
    fakeServer({ 'GET consignment/previous-booking': { body: 1 } });
    renderPart(
      <PickupWarnings
        first={first}
        dispatchDate="2030-01-08"
        zone="Australia/Sydney"
        readyAt={readyAt}
      />,
      { session: sessionOf(operator) },
    );

    expect(await screen.findByText(/a futile pickup fee may apply/)).toBeInTheDocument();
    expect(screen.queryByText(/must be ready before/) !== null).toBe(hasWarning);
  });

  it('H92 says that no pickup is possible today once the latest one cannot be met', async () => {
    Settings.now = () => Date.parse('2030-01-08T03:57:00Z');
    fakeServer({ 'GET consignment/previous-booking': { body: 0 } });
    renderPart(
      <PickupWarnings
        first={first}
        dispatchDate="2030-01-08"
        zone="Australia/Sydney"
        readyAt="2030-01-08T04:02:00Z"
      />,
      { session: sessionOf(operator) },
    );

    expect(await screen.findByText(/^Too late for today's last pickup at 03:00 pm/)).toBeVisible();
    Settings.now = () => Date.now();
  });
});
