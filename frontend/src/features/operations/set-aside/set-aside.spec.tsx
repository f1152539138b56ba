import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { SetAsideScanView } from '@contracts/views/set-aside-scan.view';

import { heldResponse, serverError, type FakeEndpoint } from '../../../../test/fake-server';
import { noBrowserLayout } from '../../../../test/layout';
import { openOperations } from '../../../../test/operations';
import { currentUrl } from '../../../../test/render-app';

noBrowserLayout();

const scan = (id: number, changes: Partial<SetAsideScanView> = {}): SetAsideScanView => ({
  ...{ id, customerCarrierId: 3, customerName: 'Coastline', carrierDisplayName: 'Bass Link' },
  ...{ reason: 'CONTROL_CHARACTER', details: 'The connote contains a control character' },
  ...{ connote: `BLF\\u0000${id}`, file: 'scans_1115.csv', raw: `{"connote":"BLF\\u0000${id}"}` },
  ...{ timesSeen: 1, receivedAt: '2026-11-18T00:20:00.000Z', nextTryAt: null },
  ...changes,
});
const late = scan(2, { reason: 'FUTURE', connote: 'BLFTA000702', timesSeen: 4, file: null });
const other = scan(3, { customerCarrierId: 8, carrierDisplayName: 'Orange', connote: 'OGX1' });

interface Opening {
  readonly query?: string;
  readonly scans?: readonly SetAsideScanView[];
  readonly totalCount?: number;
  readonly canWork?: boolean;
  readonly results?: Record<string, FakeEndpoint>;
}

function open({
  query = '',
  scans = [scan(1), late, other],
  canWork = true,
  ...rest
}: Opening = {}) {
  const { totalCount = scans.length, results = {} } = rest;
  return openOperations({
    at: `?tab=set-aside${query}`,
    permissions: canWork ? ['READ_SET_ASIDE', 'WORK_SET_ASIDE'] : ['READ_SET_ASIDE'],
    responses: {
      'GET set-aside-scan': { body: { scans, totalCount } },
      'POST set-aside-scan/retry': { body: { taken: 1, setAside: [] } },
      'POST set-aside-scan/discard': { status: 204 },
      ...results,
    },
  });
}

const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest<HTMLElement>('[role="row"]')!;
const select = async (name: string) =>
  userEvent.click(within(await rowOf(name)).getByRole('checkbox', { hidden: true }));
const posted = (seen: ReturnType<typeof open>) =>
  seen.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));

describe('H4 set-aside scans', () => {
  it('shows each with its reason, feed and file, how often it arrived, and its content', async () => {
    open();
    const row = await rowOf('BLFTA000702');
    expect(row).toHaveTextContent(
      /Dated in the future.*Bass Link, Coastline.*Web service.*4 times/,
    );
    expect(screen.getByRole('tab', { name: /Set-aside scans 3/ })).toBeInTheDocument();

    await userEvent.click(
      within(await rowOf('BLF\\u00001')).getByRole('button', { name: /Details of/, hidden: true }),
    );
    expect(await screen.findByText('{"connote":"BLF\\u00001"}')).toBeInTheDocument();
  });

  it('retries the selected ones, and shows that they are recorded', async () => {
    const seen = open();
    await select('BLFTA000702');
    await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));

    expect(await screen.findByText('Scan recorded')).toBeInTheDocument();
    expect(posted(seen)).toEqual([{ path: 'set-aside-scan/retry', body: { ids: [2] } }]);
    await waitFor(() => {
      expect(seen.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1);
    });
  });

  it('shows which stay set aside, and why', async () => {
    const setAside = [{ id: 2, details: 'Dated 2099-02-03, in the future' }];
    open({ results: { 'POST set-aside-scan/retry': { body: { taken: 1, setAside } } } });
    await select('BLFTA000702');
    await select('OGX1');
    await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));

    expect(
      await screen.findByText('1 recorded, 1 still set aside: Dated 2099-02-03, in the future'),
    ).toBeInTheDocument();
  });

  it('discards only with a reason', async () => {
    const seen = open();
    await select('BLFTA000702');
    await select('OGX1');
    await userEvent.click(await screen.findByRole('button', { name: /Discard/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard 2 scans?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(dialog.getByText('Must enter a reason')).toBeVisible();
    expect(posted(seen)).toEqual([]);

    await userEvent.type(dialog.getByLabelText('Reason for discarding'), ' A test of theirs ');
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));

    expect(await screen.findByText('Discarded')).toBeInTheDocument();
    expect(posted(seen)).toEqual([
      { path: 'set-aside-scan/discard', body: { ids: [2, 3], words: 'A test of theirs' } },
    ]);
  });

  it('keeps scans that were selected while the retry is pending', async () => {
    const retrying = heldResponse();
    open({ results: { 'POST set-aside-scan/retry': retrying.endpoint } });
    await select('BLFTA000702');
    await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));
    await select('OGX1');
    retrying.send({ body: { taken: 1, setAside: [] } });

    expect(await screen.findByText('Scan recorded')).toBeInTheDocument();
    expect(screen.getByLabelText('Selection')).toHaveTextContent('1 selected');
  });

  it('shows what the server rejected: someone else has handled it', async () => {
    const notFound = { status: 404, body: { message: 'The requested record does not exist' } };
    open({ results: { 'POST set-aside-scan/retry': notFound } });
    await select('BLFTA000702');
    await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));

    expect(await screen.findByText('The requested record does not exist')).toBeInTheDocument();
  });

  it('is filtered by reason and feed, as in the URL', async () => {
    open({ query: '&feed=3&reason=FUTURE' });

    expect(await screen.findByText('BLFTA000702')).toBeInTheDocument();
    expect(screen.queryByText('OGX1')).toBeNull();
    expect(screen.queryByText('BLF\\u00001')).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All reasons' }));
    expect(await screen.findByText('BLF\\u00001')).toBeInTheDocument();
    expect(currentUrl()).toBe('/operations?tab=set-aside&feed=3');
  });

  it('offers no actions to read-only users', async () => {
    open({ canWork: false });
    const row = within(await rowOf('BLFTA000702'));
    expect(row.queryByRole('checkbox', { hidden: true })).toBeNull();
  });

  it('shows when there are none, when filters hide them, and when there are more', async () => {
    open({ scans: [], totalCount: 0 });
    expect(await screen.findByText('No scans are set aside.')).toBeInTheDocument();
    expect(screen.getByText(/^Scans from a carrier/)).toBeInTheDocument();
  });

  it('shows that the filters hide them', async () => {
    open({ query: '&reason=PAST' });
    expect(await screen.findByText('All scans are hidden by your filters.')).toBeInTheDocument();
  });

  it('shows how many more there are', async () => {
    open({ totalCount: 1812 });
    expect(await screen.findByText(/^Showing the newest 3 of 1,812/)).toBeInTheDocument();
  });

  it('shows that they cannot be loaded', async () => {
    open({ results: { 'GET set-aside-scan': serverError } });
    expect(await screen.findByText('The set-aside scans could not be loaded')).toBeInTheDocument();
  });
});
