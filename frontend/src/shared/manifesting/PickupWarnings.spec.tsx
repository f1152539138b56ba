import { screen } from '@testing-library/react';

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
  ])('CON-84 %s', async (_what, readyAt, isWarned) => {
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

    expect(await screen.findByText(/futile charges may apply/)).toBeInTheDocument();
    expect(screen.queryByText(/must be ready before/) !== null).toBe(isWarned);
  });
});
