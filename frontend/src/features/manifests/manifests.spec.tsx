import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateTime } from 'luxon';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { TokenClaims } from '@contracts/views/session.view';

import { fakeServer, serverFault, type Answer, type SeenRequest } from '../../../test/fake-server';
import { listed, operator, shellAnswers } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { manifestPage, openManifest, openManifestPage, submitted } from '../../../test/manifests';
import { clientSettings, sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { ManifestsPage } from './ManifestsPage';

noBrowserLayout();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface Start {
  readonly at?: string;
  readonly answers?: Record<string, Answer>;
  readonly more?: readonly PermissionName[];
  readonly claims?: Partial<TokenClaims>;
  readonly settings?: ReturnType<typeof clientSettings>;
}

function open({
  at = '/manifest/list',
  answers = {},
  more = [],
  claims = {},
  settings,
}: Start = {}) {
  const seen = fakeServer({
    ...shellAnswers,
    'GET manifest': { body: manifestPage([submitted(9)]) },
    'GET manifest/open': { body: openManifestPage([openManifest(1, [listed(501), listed(502)])]) },
    ...answers,
  });
  const session = sessionOf([...operator, ...more], claims);
  renderPart(<ManifestsPage />, {
    at,
    session: { ...session, clientSettings: [settings ?? clientSettings()] },
  });
  return seen;
}

const MANIFESTED = '/manifest/list?tab=MANIFESTED';
const choices = (...ids: number[]): Record<string, Answer> => ({
  'GET user/client/list': {
    body: ids.map((id) => ({
      id,
      name: `Client ${id}`,
      parentId: id === 1 ? null : 1,
      customerId: 1,
    })),
  },
});
/** The request for the page that is shown, not the one behind the count of a tab. */
const pageAsked = (seen: SeenRequest[], path: string) =>
  seen.find((request) => request.path === path && request.params.get('size') !== '1')?.params;
const headers = async () => {
  await screen.findByRole('row', { name: /Southern Cross Freight/ });
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};

describe('the manifests page', () => {
  it('MAN-01 MAN-02 says what it is, and has two tabs with their counts', async () => {
    open();

    expect(await screen.findByRole('tab', { name: 'Open 1', selected: true })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Manifested 1' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Manifests' })).toBeVisible();
    expect(screen.getByText('List of all your manifests')).toBeVisible();
  });

  it.each([
    ['CROSS-27 MAN-10 without open manifests', '/manifest/list', 'No open manifests found.'],
    ['CROSS-27 MAN-09 without manifests', MANIFESTED, 'No manifests found.'],
  ])('%s says so', async (_case, at, text) => {
    open({
      at,
      answers: {
        'GET manifest': { body: manifestPage() },
        'GET manifest/open': { body: openManifestPage([]) },
      },
    });

    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each(['/manifest/list', MANIFESTED])(
    'MAN-11 shows in place of the table %s that it could not be read',
    async (at) => {
      open({ at, answers: { 'GET manifest': serverFault, 'GET manifest/open': serverFault } });

      expect(await screen.findByRole('alert')).toHaveTextContent('Error while fetching manifests');
      expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['manifest/open', '/manifest/list', 'dispatchDate,DESC'],
    ['manifest', MANIFESTED, 'createdAt,DESC'],
  ])('MAN-07 MAN-12 asks for ten of %s with its permission', async (path, at, sort) => {
    const seen = open({ at });
    await headers();

    const asked = pageAsked(seen, path);
    expect(asked?.get('permission')).toBe('READ_MANIFEST');
    expect(asked?.get('size')).toBe('10');
    expect(asked?.get('sort')).toBe(sort);
  });

  it('MAN-07 asks for as many as the token says, and offers the others', async () => {
    const seen = open({ claims: { manifestRecordsPerPage: 25 } });
    await headers();
    await userEvent.click(screen.getByRole('combobox', { name: /Rows per page/ }));

    expect(pageAsked(seen, 'manifest/open')?.get('size')).toBe('25');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '10',
      '25',
      '50',
      '100',
      '200',
    ]);
  });
});

describe('the dates of the manifests page', () => {
  it('MAN-03 MAN-04 MAN-06 are 28 days back through 7 ahead, whole days of the zone of the user', async () => {
    const seen = open();
    await headers();

    const today = DateTime.now().setZone('Australia/Sydney');
    const first = today.minus({ days: 28 });
    const last = today.plus({ days: 7 });
    expect(
      screen.getByRole('button', { name: `From ${first.toFormat('dd/MM/yy')}` }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: `To ${last.toFormat('dd/MM/yy')}` })).toBeVisible();
    const asked = pageAsked(seen, 'manifest/open');
    expect(asked?.get('from')).toBe(first.startOf('day').toUTC().toISO());
    expect(asked?.get('to')).toBe(last.endOf('day').toUTC().toISO());
  });

  it('MAN-05 do not end before they begin', async () => {
    const seen = open({ at: '/manifest/list?from=2030-01-10&to=2030-01-05' });
    await headers();
    await userEvent.click(screen.getByRole('button', { name: 'To 10/01/30' }));

    expect(pageAsked(seen, 'manifest/open')?.get('to')).toBe('2030-01-10T12:59:59.999Z');
    expect(await screen.findByRole('gridcell', { name: '9' })).toBeDisabled();
    expect(screen.getByRole('gridcell', { name: '10' })).toBeEnabled();
  });
});

describe('the columns of the open tab', () => {
  const usual = [
    'Dispatch Date',
    'Carrier',
    'Sender Company',
    'Quantity',
    'Print Labels',
    'Create Manifest',
  ];

  it('MAN-13 MAN-15 MAN-16 MAN-17 MAN-18 MAN-20 MAN-21 are the specified ones', async () => {
    open();

    expect(await headers()).toEqual(['Details', ...usual]);
    const row = screen.getByRole('row', { name: /Southern Cross Freight/ });
    expect(row).toHaveTextContent('08/01/2030');
    expect(row).toHaveTextContent('Harbour & Pine Homewares');
    expect(within(row).getByRole('gridcell', { name: '2' })).toBeVisible();
  });

  it('MAN-14 have the client for who reads clients and has none below', async () => {
    open({ more: ['READ_CLIENT'], answers: choices(1) });

    expect(await headers()).toContain('Client');
  });

  it('MAN-14 leave the client out for a parent', async () => {
    open({ more: ['READ_CLIENT'], answers: choices(1, 2) });
    await screen.findByRole('tab', { name: 'Open 1' });

    expect(await headers()).not.toContain('Client');
  });
});

describe('the report of an open manifest', () => {
  const asked = { 'GET reporting/open-consignments': { body: 'workbook' } };

  it('MAN-19 REPORT-15 is saved as a file, for CLIENT_CONTENT and a chosen client', async () => {
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    const seen = open({ more: ['CLIENT_CONTENT'], answers: asked });
    expect(await headers()).toContain('Report');
    await userEvent.click(screen.getByRole('button', { name: /^Report Southern Cross/ }));

    await waitFor(() => {
      expect(save).toHaveBeenCalled();
    });
    const { params } = seen.find(({ path }) => path.startsWith('reporting')) ?? {};
    expect(Object.fromEntries(params ?? [])).toEqual({
      clientId: '1',
      openManifestId: '1',
      fileFormat: 'xlsx',
    });
    save.mockRestore();
  });

  it('MAN-19 is not offered without one or the other', async () => {
    open({
      more: ['READ_CLIENT', 'CLIENT_CONTENT'],
      claims: { clientId: null, clientIds: [1, 2] },
      answers: choices(1, 2),
    });
    await screen.findByRole('tab', { name: 'Open 1' });

    expect(await headers()).not.toContain('Report');
  });
});

describe('the columns of the manifested tab', () => {
  const prints = ['Print Manifest', 'Print Labels', 'Freight Summary'];

  it('MAN-24 MAN-25 MAN-27 MAN-28 MAN-29 MAN-30 MAN-31 MAN-32 MAN-33 are the specified ones', async () => {
    open({ at: MANIFESTED });

    expect(await headers()).toEqual([
      'Details',
      'Date Submitted',
      'Manifest Number',
      'Carrier',
      'Status',
      'Pickup Booking',
      ...prints,
    ]);
    const row = screen.getByRole('row', { name: /MAN-9/ });
    expect(row).toHaveTextContent('08/01/2030');
    expect(row).toHaveTextContent('Sent');
  });

  it('MAN-26 MAN-28 have the client, and the integration for a super admin', async () => {
    open({
      at: MANIFESTED,
      more: ['READ_CLIENT', 'SUPER_ADMIN_CONTENT'],
      claims: { isSuperAdmin: true, clientId: null, clientIds: [] },
      answers: choices(1, 2),
    });
    const shown = await headers();

    expect(shown).toEqual(expect.arrayContaining(['Client', 'Integration']));
    expect(shown).not.toContain('Status');
  });

  it('MAN-34 have Other where paperwork goes straight to a printer', async () => {
    open({ at: MANIFESTED, settings: clientSettings({ printNodeApi: true }) });

    expect((await headers()).at(-1)).toBe('Other');
  });

  it('MAN-34 have no Other for a parent', async () => {
    open({
      at: MANIFESTED,
      more: ['READ_CLIENT'],
      answers: choices(1, 2),
      settings: clientSettings({ printNodeApi: true }),
    });
    await screen.findByRole('tab', { name: 'Open 1' });

    expect(await headers()).not.toContain('Other');
  });
});
