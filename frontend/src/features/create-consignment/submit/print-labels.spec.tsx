import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '../../../../test/fake-server';
import { operator } from '../../../../test/freight';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { PrintLabelsButton, type Printable } from './PrintLabelsButton';

function show(printable: Printable | null) {
  fakeServer({});
  renderPart(<PrintLabelsButton clientId={1} printable={printable} />, {
    session: sessionOf(operator),
  });
  return screen.getByRole('button', { name: 'Print Labels' });
}

describe('label button of the form', () => {
  it('PAPER-24 opens the labels of the last submission', async () => {
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(show({ id: 71, connoteNumber: 'SCF71' }));

    const path = encodeURIComponent('/api/v1/paperwork/label/con_id/71');
    expect(openWindow).toHaveBeenCalledWith(
      `/paperwork?paperworkRequest=${path}`,
      '_blank',
      'noopener',
    );
  });

  it.each([
    ['nothing was sent', null],
    ['it is a draft', { id: 71, connoteNumber: 'DRAFT' }],
    ['the carrier assigns the connote later', { id: 71, connoteNumber: 'PENDING MANIFEST' }],
  ])('PAPER-24 PAPER-17 waits while %s', (_reason, printable) => {
    expect(show(printable)).toBeDisabled();
  });
});
