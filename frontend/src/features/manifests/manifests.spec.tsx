import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request';

import { fakeServer, type Answer } from '../../../test/fake-server';
import {
  listed,
  manifestPage,
  openManifest,
  openManifestPage,
  operator,
  shellAnswers,
} from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { ManifestsPage } from './ManifestsPage';

noBrowserLayout();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  toast.dismiss();
});

const twoConsignments = openManifest(1, [listed(501), listed(502)]);

function open(more: Record<string, Answer>) {
  const seen = fakeServer({
    ...shellAnswers,
    'GET manifest': { body: manifestPage() },
    'GET manifest/open': { body: openManifestPage([twoConsignments]) },
    ...more,
  });
  renderPart(
    <>
      <ManifestsPage />
      <Toaster />
    </>,
    { session: sessionOf(operator) },
  );
  return seen;
}

describe('an open manifest', () => {
  it('is manifested with a pickup at the chosen times, sent in UTC', async () => {
    const seen = open({
      'POST manifest': { body: { id: 9, manifestNumber: 'MAN-9', leftOut: [] } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Create Manifest/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Manifest 2 consignments' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Book for ad hoc pickup' }));
    await userEvent.selectOptions(within(dialog).getByLabelText('Goods ready'), '13:00');
    await userEvent.selectOptions(within(dialog).getByLabelText('Closing time'), '15:30');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Manifest & Book' }));

    expect(await screen.findByText('Manifest successfully created')).toBeInTheDocument();
    const request = seen.find(({ method, path }) => method === 'POST' && path === 'manifest');
    expect(request?.headers.get('Idempotency-Key')).toMatch(/.{16}/);
    expect(request?.body as CreateManifestRequest).toMatchObject({
      consignmentIds: [501, 502],
      autoPickupBooking: true,
      readyTime: '2030-01-08T02:00:00.000Z',
      closingTime: '2030-01-08T04:30:00.000Z',
      rollover: false,
    });
  });

  it('keeps the dialog open with the reason of a refusal', async () => {
    open({
      'POST manifest': {
        status: 409,
        body: { message: 'Cannot manifest: Consignment is deleted' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Create Manifest/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Manifest' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Cannot manifest: Consignment is deleted',
    );
  });

  it('does not take a closing time before the goods are ready', async () => {
    const seen = open({});
    await userEvent.click(await screen.findByRole('button', { name: /^Create Manifest/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Book for ad hoc pickup' }));
    await userEvent.selectOptions(within(dialog).getByLabelText('Goods ready'), '16:00');
    await userEvent.selectOptions(within(dialog).getByLabelText('Closing time'), '15:00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Manifest & Book' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Invalid time range. End time should be later than Start time.',
    );
    expect(seen.some(({ method, path }) => method === 'POST' && path === 'manifest')).toBe(false);
  });
});

describe('the manifests page', () => {
  it('shows the specified words when there are none, and when they cannot be read', async () => {
    open({ 'GET manifest': { status: 500, body: 'Error while fetching manifests' } });
    await userEvent.click(await screen.findByRole('tab', { name: /^Manifested/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Error while fetching manifests');
  });

  it('asks for the days between the two dates, from start to end in the zone of the user', async () => {
    const seen = open({});
    await screen.findByRole('button', { name: /^From \d\d\/\d\d\/\d\d$/ });
    await waitFor(() => {
      expect(seen.some(({ path }) => path === 'manifest/open')).toBe(true);
    });

    const { params } = seen.find(({ path }) => path === 'manifest/open') ?? {};
    expect(params?.get('from')).toMatch(/T1[34]:00:00.000Z$/);
    expect(params?.get('to')).toMatch(/T1[23]:59:59.999Z$/);
  });
});
