import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { IntegrationDetailView, ManifestListItem } from '@contracts/views/manifest.view';

import { fakeServer } from '../../../../test/fake-server';
import { listed, operator, shellResponses } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { manifestPage, openManifestPage, submitted } from '../../../../test/manifests';
import { clientSettings, sessionOf } from '../../../../test/people';
import { currentUrl, renderPart } from '../../../../test/render-app';
import { ManifestsPage } from '../ManifestsPage';

noBrowserLayout();
let openWindow: jest.SpyInstance;
beforeEach(() => {
  openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  openWindow.mockRestore();
  toast.dismiss();
});

const clientUser: readonly PermissionName[] = operator.filter(
  (name) => name !== 'CUSTOMER_CONTENT',
);
const onIt = [
  listed(501, { state: 'MANIFESTED', status: 'IN_TRANSIT', bookingReference: 'BK-1' }),
  listed(502, { state: 'MANIFESTED', status: 'MANIFESTED', internalTracking: false }),
];

interface Start {
  readonly manifest?: ManifestListItem;
  readonly permissions?: readonly PermissionName[];
  readonly settings?: ReturnType<typeof clientSettings>;
  readonly answers?: Parameters<typeof fakeServer>[0];
}

function open({
  manifest = submitted(9),
  permissions = clientUser,
  settings,
  answers,
}: Start = {}) {
  const seen = fakeServer({
    ...shellResponses,
    'GET manifest': { body: manifestPage([manifest]) },
    'GET manifest/open': { body: openManifestPage([]) },
    'GET consignment/by-manifest/9': { body: { consignments: onIt } },
    'PUT consignment/paperwork': { status: 204 },
    ...answers,
  });
  renderPart(
    <>
      <ManifestsPage />
      <Toaster />
    </>,
    {
      at: '/manifest/list?tab=MANIFESTED',
      session: { ...sessionOf(permissions), clientSettings: [settings ?? clientSettings()] },
    },
  );
  return seen;
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const toggle = () => press('Details of MAN-9');
const asked = (seen: ReturnType<typeof open>, start: string) =>
  seen.filter(({ method, path }) => `${method} ${path}`.startsWith(start));
const viewer = (path: string) =>
  `/paperwork?paperworkRequest=${encodeURIComponent(`/api/v1/paperwork/${path}`)}`;

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
    expect(asked(seen, 'GET consignment/by-manifest')).toEqual([]);
    await toggle();
    await screen.findByText('SCF501');
    await toggle();
    await toggle();
    await screen.findByText('SCF501');

    expect(asked(seen, 'GET consignment/by-manifest')).toHaveLength(1);
  });

  it("MAN-40 shows the server's error", async () => {
    const answers = {
      'GET consignment/by-manifest/9': { status: 500, body: 'The shelf is empty' },
    };
    open({ answers });
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
      answers: { 'POST admin/resend': { status: 204 } },
    });
    await toggle();
    const card = await screen.findByRole('region', { name: 'Manifest integration' });
    expect(card).toHaveTextContent('ID, Integration ID9, CX-1');
    expect(card).toHaveTextContent('Updated At08/01/2030');
    expect(card).toHaveTextContent('Integration DetailsThe server refused the connection');
    expect(screen.getByRole('region', { name: 'Booking integration' })).toHaveTextContent('Booked');
    await press('Resend MAN-9');

    await waitFor(() => {
      expect(asked(seen, 'POST admin/resend')[0]?.params.get('manifestIdList')).toBe('9');
    });
  });
});

describe('pickup of a manifest', () => {
  it('GAP-74 is shown in the time of the pickup location', async () => {
    const [first] = onIt;
    const booking = {
      status: 'SENT',
      integrationId: null,
      error: null,
      attempts: 1,
      nextTryAt: null,
      updatedAt: '2030-01-08T03:01:00Z',
    } as const;
    const perth = { ...first!, offer: { ...first!.offer, senderState: 'WA' } };
    open({
      manifest: submitted(9, {
        bookingStatus: 'SENT',
        booking,
        readyTime: '2030-01-08T15:00:00.000Z',
        closingTime: '2030-01-08T17:30:00.000Z',
      }),
      permissions: [...operator, 'SUPER_ADMIN_CONTENT'],
      answers: { 'GET consignment/by-manifest/9': { body: { consignments: [perth] } } },
    });
    await toggle();

    await waitFor(() => {
      expect(screen.getByRole('region', { name: 'Booking integration' })).toHaveTextContent(
        'Ready and closing11:00 pm to 01:30 am, 08/01/2030',
      );
    });
  });
});

describe('paperwork of a manifest', () => {
  it.each([
    ['Print Labels', 'label/man_id/9', 'LABEL'],
    ['Print Manifest', 'consignment/9', 'CONSIGNMENT'],
    ['Freight Summary', 'freight_summary/man_id/9', 'FREIGHT_SUMMARY'],
  ])(
    'PAPER-05 PAPER-19 PAPER-20 PAPER-22 %s opens in a tab, and is marked once',
    async (name, path, kind) => {
      const seen = open();
      await press(`Print: ${name} MAN-9`);

      expect(openWindow).toHaveBeenCalledWith(viewer(path), '_blank', 'noopener');
      await waitFor(() => {
        expect(asked(seen, 'PUT consignment/paperwork')).toHaveLength(1);
      });
      expect(Object.fromEntries(asked(seen, 'PUT consignment/paperwork')[0]!.params)).toEqual({
        clientId: '1',
        manifestId: '9',
        paperworkType: kind,
      });
    },
  );

  it('PAPER-21 is not marked when opened by customer staff', async () => {
    const seen = open({ permissions: operator });
    await press('Print: Print Labels MAN-9');

    expect(openWindow).toHaveBeenCalled();
    expect(asked(seen, 'PUT')).toEqual([]);
  });

  it('MAN-85 PAPER-23 is marked as visited once opened, if the client tracks paperwork', async () => {
    const manifest = submitted(9, { printedLabel: true });
    open({ manifest, settings: clientSettings({ paperworkHistory: true }) });

    expect(
      await screen.findByRole('button', { name: 'Printed: Print Labels MAN-9' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print: Print Manifest MAN-9' })).toBeVisible();
  });

  it('MAN-85 is not marked otherwise', async () => {
    open({ manifest: submitted(9, { printedLabel: true }) });

    expect(await screen.findByRole('button', { name: 'Print: Print Labels MAN-9' })).toBeVisible();
  });
});

describe('printing directly', () => {
  const settings = clientSettings({ printNodeApi: true });

  it('PAPER-15 sends the document to the print service', async () => {
    const seen = open({ settings, answers: { 'GET print/label/man_id/9': { status: 204 } } });
    await press('Print: Print Labels MAN-9');

    expect(await screen.findByText('Sent to the printer')).toBeInTheDocument();
    expect(asked(seen, 'GET print/')).toHaveLength(1);
    expect(openWindow).not.toHaveBeenCalled();
    expect(asked(seen, 'PUT')).toEqual([]);
  });

  it('PAPER-16 opens the document when it is rejected, showing the reason', async () => {
    const answer = { status: 409, body: 'Choose a printer in your user preferences first' };
    open({ settings, answers: { 'GET print/label/man_id/9': answer } });
    await press('Print: Print Labels MAN-9');

    expect(
      await screen.findByText('Choose a printer in your user preferences first'),
    ).toBeInTheDocument();
    expect(openWindow).toHaveBeenCalledWith(viewer('label/man_id/9'), '_blank', 'noopener');
  });

  it('PAPER-25 MAN-34 keeps a way to open it on screen', async () => {
    const seen = open({ settings });
    await press('Other MAN-9');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open Label' }));

    expect(openWindow).toHaveBeenCalledWith(viewer('label/man_id/9'), '_blank', 'noopener');
    expect(asked(seen, 'GET print/')).toEqual([]);
  });
});
