import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { IntegrationDetailView } from '@contracts/views/manifest.view';

import type { SeenRequest } from '../../../../test/fake-server';
import { operator } from '../../../../test/freight';
import { manifestPage, submitted } from '../../../../test/manifests';
import { currentUrl } from '../../../../test/render-app';
import { open, press, toggle, requestsTo, setUpManifests } from './manifested.fixture';

setUpManifests();

describe('expanded row of a manifest', () => {
  it('MAN-37 MAN-39 lists its consignments', async () => {
    open();
    await toggle();
    const table = await screen.findByRole('table', { name: 'Consignments of this manifest' });

    const headings = within(table).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Connote',
      'Booking Ref',
      'Sender Company',
      'Receiver Company',
      'Created At',
      'Status',
      'Tracking',
      'View Summary',
    ]);
    expect(within(table).getByRole('row', { name: /SCF501/ })).toHaveTextContent(
      'BK-1Harbour & Pine HomewaresReceiver 501',
    );
  });

  it('MAN-38 loads them once, when expanded', async () => {
    const seen = open();
    await screen.findByRole('button', { name: 'Details of MAN-9' });
    expect(requestsTo(seen, 'GET consignment/by-manifest')).toEqual([]);
    await toggle();
    await screen.findByText('SCF501');
    await toggle();
    await toggle();
    await screen.findByText('SCF501');

    expect(requestsTo(seen, 'GET consignment/by-manifest')).toHaveLength(1);
  });

  it('says that only failures are shown if none has failed, and shows all again', async () => {
    const responses = {
      'GET manifest': ({ params }: SeenRequest) => ({
        body: manifestPage(params.has('integrationFailures') ? [] : [submitted(9)]),
      }),
    };
    open({ permissions: [...operator, 'SUPER_ADMIN_CONTENT'], results: responses });
    await screen.findByText('MAN-9');
    await userEvent.click(screen.getByRole('checkbox', { name: /Integration Failures Only/i }));
    await press('Clear filters');

    expect(await screen.findByText('MAN-9')).toBeVisible();
    expect(currentUrl()).not.toContain('failures');
  });

  it("MAN-40 shows the server's error", async () => {
    const results = {
      'GET consignment/by-manifest/9': { status: 500, body: 'The shelf is empty' },
    };
    open({ results });
    await toggle();

    expect(await screen.findByRole('alert')).toHaveTextContent('The shelf is empty');
  });

  it('MAN-86 TRK-20 opens tracking, if available, and the summary', async () => {
    open();
    await toggle();
    await press('Tracking SCF501');
    expect(currentUrl()).toContain('tracking=501');
    await press('View Summary SCF502');

    expect(currentUrl()).toContain('consignment=502');
    expect(screen.getByRole('row', { name: /SCF502/ })).toHaveTextContent('N/A');
  });

  it('MAN-42 MAN-43 MAN-44 shows a super admin both integrations, and resends', async () => {
    const failed: IntegrationDetailView = {
      status: 'FAILED',
      integrationId: 'CX-1',
      error: 'The server refused the connection',
      attempts: 3,
      nextTryAt: null,
      updatedAt: '2030-01-08T03:01:00Z',
    };
    const booking = { ...failed, status: 'SENT', error: null } as const;
    const seen = open({
      manifest: submitted(9, { dataStatus: 'FAILED', integration: failed, booking }),
      permissions: [...operator, 'SUPER_ADMIN_CONTENT', 'RESEND_DATA'],
      results: { 'POST admin/resend': { status: 204 } },
    });
    await toggle();
    const card = await screen.findByRole('region', { name: 'Manifest integration' });
    expect(card).toHaveTextContent('ID, Integration ID9, CX-1');
    expect(card).toHaveTextContent('Updated At08/01/2030');
    expect(card).toHaveTextContent('Integration DetailsThe server refused the connection');
    expect(screen.getByRole('region', { name: 'Booking integration' })).toHaveTextContent('Booked');
    await press('Resend MAN-9');

    await waitFor(() => {
      expect(requestsTo(seen, 'POST admin/resend')[0]?.params.get('manifestIdList')).toBe('9');
    });
  });
});

describe('pickup of a manifest', () => {
  it('GAP-74 is shown in the time of the pickup location', async () => {
    const booking = {
      status: 'SENT',
      integrationId: null,
      error: null,
      attempts: 1,
      nextTryAt: null,
      updatedAt: '2030-01-08T03:01:00Z',
    } as const;
    open({
      manifest: submitted(9, {
        senderState: 'WA',
        bookingStatus: 'SENT',
        booking,
        readyTime: '2030-01-08T15:00:00.000Z',
        closingTime: '2030-01-08T17:30:00.000Z',
      }),
      permissions: [...operator, 'SUPER_ADMIN_CONTENT'],
    });
    expect(await screen.findByTitle('8/01 11:00 pm to 9/01 1:30 am')).toBeVisible();
    await toggle();

    await waitFor(() => {
      expect(screen.getByRole('region', { name: 'Booking integration' })).toHaveTextContent(
        'Ready and closing11:00 pm to 01:30 am, 08/01/2030',
      );
    });
  });
});
