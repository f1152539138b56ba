import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { bassLink, openCarriers as open, press } from '../../../../test/carriers-page';
import { heldResponse, type FakeEndpoint } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { currentUrl } from '../../../../test/render-app';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const failed = { status: 500, body: { message: '' } };

describe('generic carrier', () => {
  async function add(result: FakeEndpoint) {
    const sent = open({ more: { 'POST customer-carrier/generic': result } });
    await press('Add Generic Carrier');
    await press('Add carrier');
    expect(
      screen.getByText('Custom Carrier Name should be between 3 - 42 characters'),
    ).toBeVisible();
    expect(
      screen.getByText('Custom Carrier Display Name should be between 3 - 42 characters'),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name'), 'West Side');
    await userEvent.type(screen.getByLabelText('Display name'), 'West Side Haulage');
    expect(screen.getByText(/cc_West_Side when uploading zones and rate cards/)).toBeVisible();
    await press('Add carrier');
    return sent;
  }

  it('CARRIER-28 CARRIER-48 CARRIER-49 CARRIER-50 CARRIER-51 CARRIER-52 CARRIER-53 is added with its two names and listed first', async () => {
    const sent = await add({ body: bassLink });
    expect(
      await screen.findByText('Generic Customer Carrier added successfully'),
    ).toBeInTheDocument();
    expect(sent('POST')[0]).toMatchObject({
      body: { name: 'West Side', displayName: 'West Side Haulage' },
    });
    expect(sent('POST')[0]?.params.get('customerId')).toBe('9');
    await waitFor(() => {
      expect(currentUrl()).toContain('sort=createdAt%2CDESC');
    });
  });

  it('does not change the sort order when the response arrives after its form was closed', async () => {
    const adding = heldResponse();
    await add(adding.endpoint);
    await press('Cancel');
    await press('Leave');
    adding.send({ body: bassLink });

    expect(
      await screen.findByText('Generic Customer Carrier added successfully'),
    ).toBeInTheDocument();
    expect(currentUrl()).toBe('/carrier/list');
  });

  it.each([
    [failed, 'Error adding new Generic Customer Carrier'],
    [
      { status: 409, body: { message: 'A carrier with this name already exists' } },
      'A carrier with this name already exists',
    ],
  ])('CARRIER-53 says why it was not added', async (response, words) => {
    await add(response);
    expect(await screen.findByText(words)).toBeVisible();
  });
});
