import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { CreateManifestRequest } from '@contracts/requests/create-manifest.request';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { fakeDate } from '../../../../test/fake-date';
import { fakeServer, type FakeResponse, sentBody } from '../../../../test/fake-server';
import { listed, listPage, operator, shellResponses } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { openManifest, openManifestPage } from '../../../../test/manifests';
import { clientSettings, sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { ManifestAllDialog } from './ManifestAllDialog';

noBrowserLayout();

const TODAY = '2030-01-08';

beforeEach(() => {
  fakeDate(`${TODAY}T01:00:00Z`);
});
afterEach(() => {
  jest.useRealTimers();
});

const group = (
  id: number,
  carrier: string,
  members: ConsignmentListItem[],
  dispatchDate = TODAY,
) => ({
  ...openManifest(id, members),
  carrierName: carrier,
  dispatchDate,
  carrierCutOffDateTime: null,
});
const member = (id: number, dispatchDate = TODAY) =>
  listed(id, { dispatchDate }, { earliestDispatchDate: TODAY });

const standard = [
  group(1, 'Coastal', [member(501), member(502)]),
  group(2, 'Northline', [member(503)]),
  group(3, 'Later Freight', [member(504, '2030-01-15')], '2030-01-15'),
];

function review(
  groups = standard,
  results: Parameters<typeof fakeServer>[0] = {},
  at = '/dashboard',
) {
  const seen = fakeServer({
    ...shellResponses,
    'GET manifest/open': { body: openManifestPage(groups) },
    'GET consignment/previous-booking': { body: 0 },
    'POST consignment/list': { body: { ...listPage([]), totalCount: 3 } },
    ...results,
  });
  const onClose = jest.fn();
  renderPart(<ManifestAllDialog onClose={onClose} />, {
    at,
    session: { ...sessionOf(operator), clientSettings: [clientSettings()] },
  });
  return seen;
}

const rowOf = async (carrier: string) => screen.findByRole('row', { name: new RegExp(carrier) });
const sent = (seen: ReturnType<typeof review>) =>
  seen
    .filter(({ method, path }) => method === 'POST' && path === 'manifest')
    .map(({ body }) => body as CreateManifestRequest);

describe('H41 the review of everything that can be dispatched', () => {
  it('selects what is due by today, and shows the totals', async () => {
    review();

    expect(within(await rowOf('Coastal')).getByRole('checkbox')).toBeChecked();
    expect(within(await rowOf('Later Freight')).getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('3 consignments6 pieces300.00 kg');
    expect(screen.getByRole('button', { name: 'Manifest 2 groups' })).toBeEnabled();
    expect(
      await screen.findByText('3 drafts due to dispatch today or earlier are unfinished'),
    ).toBeVisible();
  });

  it('starts with the cut-off it was opened for', async () => {
    review(standard, {}, `/dashboard?lane=Northline&laneDay=${TODAY}&laneStates=NSW`);

    expect(within(await rowOf('Coastal')).getByRole('checkbox')).not.toBeChecked();
    expect(within(await rowOf('Northline')).getByRole('checkbox')).toBeChecked();
  });

  it('shows which freight is not collected, and which dates move', async () => {
    review([group(1, 'Coastal', [member(501, '2030-01-07')], '2030-01-07')]);

    expect(await screen.findByText(/no pickup is booked/)).toBeVisible();
    expect(screen.getByText(/leaves Tue 8\/01 instead of Mon 7\/01/)).toBeVisible();
    expect(await rowOf('Coastal')).toHaveTextContent('rolled over from Mon 7/01');
  });

  it('manifests each group separately: a rejected one does not stop the others', async () => {
    const seen = review(standard, {
      'POST manifest': ({ body }) =>
        sentBody<CreateManifestRequest>({ body })?.consignmentIds.includes(501)
          ? { body: { id: 9, manifestNumber: 'MAN-9', leftOut: [] } }
          : { status: 409, body: { statusCode: 409, message: 'The carrier is closed' } },
    });
    await rowOf('Coastal');
    await userEvent.click(screen.getByRole('button', { name: 'Manifest 2 groups' }));

    expect(await screen.findByText('Manifested 1 of 2')).toBeVisible();
    expect(screen.getByText('Manifested as MAN-9')).toBeVisible();
    expect(
      await screen.findByText('Not manifested, still in Open: The carrier is closed'),
    ).toBeVisible();
    expect(sent(seen).map(({ consignmentIds }) => consignmentIds)).toEqual([[501, 502], [503]]);
    const keys = seen
      .filter(({ path }) => path === 'manifest')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
    expect(screen.getByRole('button', { name: 'Print 2 labels' })).toBeEnabled();
  });

  it('books a pickup for a group, and leaves one consignment in Open', async () => {
    const seen = review(standard.slice(0, 1), {
      'POST manifest': { body: { id: 9, manifestNumber: 'MAN-9', leftOut: [] } },
    });
    await userEvent.click(
      within(await rowOf('Coastal')).getByRole('combobox', { name: /^Pickup of Coastal/ }),
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Book a pickup' }));
    await userEvent.click(screen.getByRole('button', { name: /^Details of Coastal/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Include SCF502' }));
    expect(screen.getByText('1 pickup to book')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Manifest 1 group' }));

    await waitFor(() => {
      expect(sent(seen)).toMatchObject([
        { consignmentIds: [501], autoPickupBooking: true, rollover: false },
      ]);
    });
  });

  it('does not stop before the remaining groups without confirmation', async () => {
    const responses: ((response: FakeResponse) => void)[] = [];
    const seen = review(
      ['Coastal', 'Northline', 'Westbound'].map((name, index) =>
        group(index, name, [member(510 + index)]),
      ),
      { 'POST manifest': () => new Promise((resolve) => responses.push(resolve)) },
    );
    await rowOf('Coastal');
    await userEvent.click(screen.getByRole('button', { name: 'Manifest 3 groups' }));
    await waitFor(() => {
      expect(sent(seen)).toHaveLength(2);
    });
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Groups that have not started stay in Open');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    responses[0]?.({ body: { id: 9, manifestNumber: 'MAN-9', leftOut: [] } });

    await waitFor(() => {
      expect(sent(seen)).toHaveLength(3);
    });
  });

  it('prints the labels of many consignments in documents of at most 500', async () => {
    const members = Array.from({ length: 501 }, (_, index) => member(1000 + index));
    review([group(1, 'Coastal', members)], {
      'POST manifest': { body: { id: 9, manifestNumber: 'MAN-9', leftOut: [] } },
    });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await rowOf('Coastal');
    await userEvent.click(screen.getByRole('button', { name: 'Manifest 1 group' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Print labels 501 to 501' }));

    expect(open).toHaveBeenCalledWith(
      `/paperwork?paperworkRequest=${encodeURIComponent('/api/v1/paperwork/label?ids=1500')}`,
      '_blank',
      'noopener',
    );
    expect(screen.getByRole('button', { name: 'Print labels 1 to 500' })).toBeEnabled();
  });

  it('does not offer options that the carrier or client has switched off', async () => {
    review([{ ...standard[0]!, isManifestingEnabled: false }]);

    expect(await screen.findByText(/Coastal.*Manifesting is switched off/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Manifest/ })).toBeNull();
  });

  it('offers to try again when it could not be loaded', async () => {
    review([], { 'GET manifest/open': { status: 500, body: { message: '' } } });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
