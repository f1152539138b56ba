import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer, serverError } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { CustomerSelect } from './CustomerSelect';
import { selectOption } from '../../../test/select-option';

const operator = (id = 7) =>
  sessionOf(['SUPER_ADMIN_CONTENT', 'READ_CUSTOMER'], { id, isSuperAdmin: true });

function open(at: string, session = operator()) {
  fakeServer({
    'GET customer/list': {
      body: [
        { id: 9, name: 'Coastline Freight' },
        { id: 4, name: 'Redgum Logistics' },
      ],
    },
  });
  return renderPart(<CustomerSelect />, { at, session });
}
const chosen = () =>
  screen
    .findByRole('option', { name: 'Coastline Freight' })
    .then(() => screen.getByLabelText('Customer'));

describe('the customer selected by a super admin', () => {
  it('has to be added first if there is none', async () => {
    fakeServer({ 'GET customer/list': { body: [] } });
    renderPart(<CustomerSelect />, { at: '/carrier/list', session: operator() });

    const link = await screen.findByRole('link', { name: 'Add the first customer' });
    expect(link).toHaveAttribute('href', '/customer/list');
  });

  it('is replaced by a retry button if the customers could not be loaded', async () => {
    let isDown = true;
    fakeServer({
      'GET customer/list': () =>
        isDown ? serverError : { body: [{ id: 9, name: 'Coastline Freight' }] },
    });
    renderPart(<CustomerSelect />, { at: '/carrier/list', session: operator() });

    expect(await screen.findByRole('alert')).toHaveTextContent('The customers could not be loaded');
    expect(screen.queryByLabelText('Customer')).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Coastline Freight' })).toBeInTheDocument();
  });

  it('stays selected on the next page, and in its URL', async () => {
    open('/carrier/list');
    await selectOption(await chosen(), 'Coastline Freight');
    cleanup();

    open('/carrier-account/list?q=north');

    expect(await chosen()).toHaveDisplayValue('Coastline Freight');
    await waitFor(() => {
      expect(currentUrl()).toBe('/carrier-account/list?q=north&customer=9');
    });
  });

  it('is the one in a link opened later', async () => {
    open('/carrier/list?customer=9');
    cleanup();
    open('/client/list?customer=4');
    cleanup();
    open('/carrier/list');

    expect(await chosen()).toHaveDisplayValue('Redgum Logistics');
  });

  it('is not replaced by an id in a link that no record can have', async () => {
    open('/carrier/list?customer=9');
    cleanup();
    open('/carrier/list?customer=2147483648');

    expect(await chosen()).toHaveDisplayValue('Coastline Freight');
  });

  it('may have the highest id of a record', async () => {
    fakeServer({
      'GET customer/list': { body: [{ id: 2_147_483_647, name: 'Redgum Logistics' }] },
    });
    renderPart(<CustomerSelect />, { at: '/?customer=2147483647', session: operator() });

    expect(await screen.findByDisplayValue('Redgum Logistics')).toBeInTheDocument();
  });

  it('belongs to one user, and is cleared when none is selected', async () => {
    open('/carrier/list?customer=9');
    await chosen();
    cleanup();
    open('/carrier/list', operator(8));
    expect(await chosen()).toHaveDisplayValue('Select a customer');
    cleanup();

    open('/carrier/list');
    await selectOption(await chosen(), '');
    cleanup();
    open('/client/list');

    expect(await chosen()).toHaveDisplayValue('Select a customer');
  });
});
