import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateTime } from 'luxon';

import { serverError } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { manifestPage, openManifestPage } from '../../../test/manifests';
import {
  MANIFESTED_TAB as MANIFESTED,
  openManifests as open,
  requestedPage,
  shownColumns as headers,
} from '../../../test/manifests-page';

noBrowserLayout();
describe('manifests page', () => {
  it('MAN-01 MAN-02 has a title and two tabs with counts', async () => {
    open();

    expect(await screen.findByRole('tab', { name: 'Open 1', selected: true })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Manifested 1' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Manifests' })).toBeVisible();
    expect(screen.getByText('List of all your manifests')).toBeVisible();
  });

  it.each([
    ['CROSS-27 MAN-10 without open manifests', '/manifest/list', 'No open manifests found.'],
    ['CROSS-27 MAN-09 without manifests', MANIFESTED, 'No manifests found.'],
  ])('%s shows an empty state', async (_case, at, text) => {
    open({
      at,
      results: {
        'GET manifest': { body: manifestPage() },
        'GET manifest/open': { body: openManifestPage([]) },
      },
    });

    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each(['/manifest/list', MANIFESTED])(
    'MAN-11 shows an error in place of the table at %s',
    async (at) => {
      open({ at, results: { 'GET manifest': serverError, 'GET manifest/open': serverError } });

      expect(await screen.findByRole('alert')).toHaveTextContent('Error while fetching manifests');
      expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['manifest/open', '/manifest/list', 'dispatchDate,DESC'],
    ['manifest', MANIFESTED, 'createdAt,DESC'],
  ])('MAN-07 MAN-12 requests ten rows of %s with the permission', async (path, at, sort) => {
    const seen = open({ at });
    await headers();

    const params = requestedPage(seen, path);
    expect(params?.get('permission')).toBe('READ_MANIFEST');
    expect(params?.get('size')).toBe('10');
    expect(params?.get('sort')).toBe(sort);
  });

  it.each([
    ['manifest/open', '/manifest/list?', 'dispatchDate,DESC'],
    ['manifest', `${MANIFESTED}&`, 'createdAt,DESC'],
  ])('requests %s in its own order when that in the URL is unknown', async (path, at, sort) => {
    const seen = open({ at: `${at}sort=nothing,ASC` });
    await headers();

    expect(requestedPage(seen, path)?.get('sort')).toBe(sort);
  });

  it('MAN-07 uses the page size of the token, and offers the others', async () => {
    const seen = open({ claims: { manifestRecordsPerPage: 25 } });
    await headers();
    await userEvent.click(screen.getByRole('combobox', { name: /Rows per page/ }));

    expect(requestedPage(seen, 'manifest/open')?.get('size')).toBe('25');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '10',
      '25',
      '50',
      '100',
      '200',
    ]);
  });
});

describe('dates of the manifests page', () => {
  it("MAN-03 MAN-04 MAN-06 are 28 days back to 7 ahead, whole days in the user's zone", async () => {
    const seen = open();
    await headers();

    const today = DateTime.now().setZone('Australia/Sydney');
    const first = today.minus({ days: 28 });
    const last = today.plus({ days: 7 });
    expect(
      screen.getByRole('button', { name: `From ${first.toFormat('dd/MM/yy')}` }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: `To ${last.toFormat('dd/MM/yy')}` })).toBeVisible();
    const params = requestedPage(seen, 'manifest/open');
    expect(params?.get('from')).toBe(first.startOf('day').toUTC().toISO());
    expect(params?.get('to')).toBe(last.endOf('day').toUTC().toISO());
  });

  it('MAN-05 cannot end before they begin', async () => {
    const seen = open({ at: '/manifest/list?from=2030-01-10&to=2030-01-05' });
    await headers();
    await userEvent.click(screen.getByRole('button', { name: 'To 10/01/30' }));

    expect(requestedPage(seen, 'manifest/open')?.get('to')).toBe('2030-01-10T12:59:59.999Z');
    expect(await screen.findByRole('gridcell', { name: '9' })).toBeDisabled();
    expect(screen.getByRole('gridcell', { name: '10' })).toBeEnabled();
  });
});
