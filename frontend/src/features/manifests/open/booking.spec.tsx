import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { fakeServer, type FakeResponse, sentBody } from '../../../../test/fake-server';
import { listed, operator, shellResponses } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { manifestPage, openManifest, openManifestPage } from '../../../../test/manifests';
import { clientSettings, sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { ManifestsPage } from '../ManifestsPage';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

interface Start {
  readonly consignments?: ConsignmentListItem[];
  readonly results?: Parameters<typeof fakeServer>[0];
  readonly settings?: ReturnType<typeof clientSettings>;
}

/** Opens the booking dialog of an open manifest. */
async function book({
  consignments = [listed(501), listed(502)],
  results = {},
  settings = clientSettings(),
}: Start = {}) {
  const seen = fakeServer({
    ...shellResponses,
    'GET manifest': { body: manifestPage() },
    'GET manifest/open': { body: openManifestPage([openManifest(1, consignments)]) },
    'GET consignment/previous-booking': { body: 0 },
    ...results,
  });
  renderPart(
    <>
      <ManifestsPage />
      <Toaster />
    </>,
    { session: { ...sessionOf(operator), clientSettings: [settings] } },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Create Manifest/ }));
  return seen;
}
const dialog = () => screen.findByRole('dialog', { name: 'Manifest 2 consignments' });
const press = async (name: string) =>
  userEvent.click(within(await dialog()).getByRole('button', { name }));
const sent = (seen: Awaited<ReturnType<typeof book>>) =>
  seen.filter(({ method, path }) => method === 'POST' && path === 'manifest');
const rejection = (status: number, message: string, more: object = {}): FakeResponse => ({
  status,
  body: { statusCode: status, message, ...more },
});
const created: FakeResponse = { body: { id: 9, manifestNumber: 'MAN-9', leftOut: [] } };

describe('open manifest', () => {
  it('MAN-58 MAN-68 MAN-69 MAN-84 is submitted with a pickup at the selected times, sent in UTC', async () => {
    const seen = await book({ results: { 'POST manifest': created } });
    const form = within(await dialog());
    expect(form.getByRole('button', { name: 'Manifest' })).toBeVisible();
    expect(form.getByLabelText('Goods ready')).toBeDisabled();
    await userEvent.click(form.getByRole('checkbox', { name: 'Book for ad hoc pickup' }));
    await userEvent.selectOptions(form.getByLabelText('Goods ready'), '13:00');
    await userEvent.selectOptions(form.getByLabelText('Closing time'), '15:30');
    await press('Manifest & Book');

    expect(await screen.findByText('Manifest successfully created')).toBeInTheDocument();
    const [request] = sent(seen);
    expect(request?.headers.get('Idempotency-Key')).toMatch(/.{16}/);
    expect(request?.body).toMatchObject({
      consignmentIds: [501, 502],
      autoPickupBooking: true,
      readyTime: '2030-01-08T02:00:00.000Z',
      closingTime: '2030-01-08T04:30:00.000Z',
      rollover: false,
    });
  });

  it('MAN-83 is no longer listed afterwards', async () => {
    let isManifested = false;
    await book({
      results: {
        'GET manifest/open': () => ({
          body: openManifestPage(isManifested ? [] : [openManifest(1, [listed(501), listed(502)])]),
        }),
        'POST manifest': () => {
          isManifested = true;
          return created;
        },
      },
    });
    await press('Manifest');

    expect(await screen.findByText('No open manifests found.')).toBeInTheDocument();
  });

  it.each([
    ['Cannot manifest: Consignment is deleted', 'Cannot manifest: Consignment is deleted'],
    ['column x does not exist', 'Error manifesting Consignment(s)'],
  ])('MAN-84 keeps the dialog open when the server returns %j', async (message, shown) => {
    await book({ results: { 'POST manifest': rejection(409, message) } });
    await press('Manifest');

    const alert = await within(await dialog()).findByRole('alert');
    expect(alert).toHaveTextContent(new RegExp(`^${shown.replace(/[()]/g, '\\$&')}$`));
  });

  it('MAN-64, H52 rejects a closing time before the ready time, until it is corrected', async () => {
    const seen = await book({ settings: clientSettings({ autoBookingPreferred: true }) });
    const form = within(await dialog());
    await userEvent.selectOptions(form.getByLabelText('Goods ready'), '16:00');
    await userEvent.selectOptions(form.getByLabelText('Closing time'), '15:00');
    await press('Manifest & Book');

    expect(await form.findByRole('alert')).toHaveTextContent(
      'Invalid time range. End time should be later than Start time.',
    );
    expect(sent(seen)).toEqual([]);
    await userEvent.selectOptions(form.getByLabelText('Closing time'), '17:00');
    expect(form.queryByText(/Invalid time range/)).toBeNull();
  });
});

describe('pickup of a manifest', () => {
  it('MAN-67 MAN-63 is preselected at the stored times if the client prefers it', async () => {
    await book({
      settings: clientSettings({
        autoBookingPreferred: true,
        preferredPickupStart: '10:30',
        preferredPickupEnd: '12:00',
      }),
    });
    const form = within(await dialog());

    expect(form.getByRole('checkbox', { name: 'Book for ad hoc pickup' })).toBeChecked();
    expect(form.getByLabelText('Goods ready')).toHaveValue('10:30');
    expect(form.getByLabelText('Closing time')).toHaveValue('12:00');
  });

  it('MAN-59 MAN-60 needs no times with a regular pickup', async () => {
    const permanent = [501, 502].map((id) => listed(id, {}, { permanentBooking: true }));
    await book({ consignments: permanent });
    const form = within(await dialog());

    expect(
      form.getByText('Permanent Booking is enabled, pickup and ready times are not required.'),
    ).toBeVisible();
    expect(form.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(form.queryByLabelText('Goods ready')).not.toBeInTheDocument();
  });

  it('MAN-65 MAN-66 warns when it is too late, or the second of the day', async () => {
    const cutOff = { carrierCutOffDateTime: '2030-01-08T04:00:00Z' };
    const seen = await book({
      consignments: [listed(501, {}, cutOff), listed(502, {}, cutOff)],
      results: { 'GET consignment/previous-booking': { body: 1 } },
      settings: clientSettings({ autoBookingPreferred: true }),
    });
    const form = within(await dialog());
    await userEvent.selectOptions(form.getByLabelText('Goods ready'), '14:45');
    expect(await form.findByText(/a futile pickup fee may apply/)).toBeVisible();
    expect(form.queryByText(/latest pickup/)).not.toBeInTheDocument();
    await userEvent.selectOptions(form.getByLabelText('Goods ready'), '15:00');

    expect(form.getByText(/before the carrier's latest pickup at 03:00 pm/)).toBeVisible();
    const { params } = seen.find(({ path }) => path.endsWith('previous-booking')) ?? {};
    expect(Object.fromEntries(params ?? [])).toEqual({
      clientId: '1',
      carrierId: '1',
      dispatchDate: '2030-01-08',
    });
  });
});

describe('manifesting without transmission', () => {
  const silent = [501, 502].map((id) => listed(id, { isManifestingEnabled: false }));
  const warning = () =>
    screen.findByText(
      'Manifesting is not set to active. Consignment data will not be transferred.',
    );

  it('MAN-53 MAN-54 MAN-55 MAN-56 MAN-86 asks for confirmation', async () => {
    await book({ consignments: silent });
    expect(await warning()).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Manifest 2 consignments' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Manifest it!' }));

    expect(await dialog()).toBeVisible();
  });

  it('MAN-55 stops when cancelled', async () => {
    await book({ consignments: silent });
    await warning();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});

describe('rollover', () => {
  it('MAN-82 MAN-79 names the consignments that change date, and is accepted by manifesting', async () => {
    const seen = await book({
      consignments: [listed(501), listed(502, { dispatchDate: '2030-01-10' })],
      results: { 'POST manifest': created },
    });
    const notice = within(await dialog()).getByText(
      /^The dispatch date of all selected consignments changes/,
    );
    expect(notice).toHaveTextContent('to 10/01/2030');
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['SCF501 08/01/2030 → 10/01/2030']);
    await press('Manifest');

    await waitFor(() => {
      expect(sent(seen)[0]?.body).toMatchObject({ rollover: true });
    });
  });

  it("MAN-81 uses the server's day when the cut-off has passed in the meantime", async () => {
    const seen = await book({
      results: {
        'POST manifest': rejection(409, 'Cannot manifest: Dispatch date is past', {
          code: 'manifest.rollover_required',
          details: { dispatchDate: '2030-01-09' },
        }),
      },
    });
    await press('Manifest');
    expect(
      await screen.findByText(/^The dispatch date of all selected consignments changes/),
    ).toHaveTextContent('SCF502 08/01/2030 → 09/01/2030');
    await press('Manifest');

    await waitFor(() => {
      expect(
        sent(seen).map(({ body }) => sentBody<CreateManifestRequest>({ body })?.rollover),
      ).toEqual([false, true]);
    });
  });
});
