import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateTime } from 'luxon';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request';

import { open as openList, setUpListLayout } from '../../../../test/consignment-list';
import {
  serverError,
  type FakeResponse,
  type SeenRequest,
  sentBody,
} from '../../../../test/fake-server';
import { listed, listPage } from '../../../../test/freight';
import { currentUrl } from '../../../../test/render-app';
import type { SavedFilter } from '../consignments.api';
setUpListLayout();

const inTransit: SavedFilter = {
  id: 12,
  name: 'On the road',
  sort: 'eta,ASC',
  default: true,
  filter: {
    search: 'joinery',
    criteriaFilters: [
      { key: 'STATUS', criteria: 'IN', value: ['IN_TRANSIT'] },
      { key: 'STATE', criteria: 'EQUALS', value: 'MANIFESTED' },
    ],
  },
};
const toMelbourne: SavedFilter = {
  id: 13,
  name: 'To Melbourne',
  sort: null,
  default: false,
  filter: { criteriaFilters: [{ key: 'RECEIVER_SUBURB', criteria: 'LIKE', value: 'VIC' }] },
};

interface Start {
  readonly saved?: readonly SavedFilter[];
  readonly at?: string;
  readonly more?: Record<string, FakeResponse>;
}

function open({ saved = [], at = '/consignment/list', more = {} }: Start = {}) {
  return openList(
    { body: listPage([listed(501)]) },
    { 'GET consignment/filter': { body: saved }, ...more },
    { at },
  );
}

const lists = (seen: readonly SeenRequest[]) =>
  seen.filter(({ path }) => path === 'consignment/list');
const criteria = (request: SeenRequest | undefined) =>
  sentBody<ListConsignmentsRequest>(request)?.criteriaFilters;
const menu = () => screen.findByRole('dialog', { name: 'Filters' });
async function openMenu(name: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return menu();
}

describe('filter of a newly opened list', () => {
  it('LIST-65 covers 28 days back to 7 days ahead on the open tab while no filter is saved', async () => {
    const seen = open();
    await screen.findByText('SCF501');
    const today = DateTime.now().setZone('Australia/Sydney');

    expect(criteria(lists(seen).at(-1))).toEqual([
      {
        key: 'DISPATCHED_AT',
        criteria: 'BETWEEN',
        dateRange: {
          type: 'custom',
          fromDate: today.minus({ days: 28 }).toISODate(),
          toDate: today.plus({ days: 7 }).toISODate(),
        },
      },
      { key: 'STATE', criteria: 'EQUALS', value: 'OPEN' },
    ]);
  });

  it.each([
    ['', '/consignment/list'],
    [', even if the URL names one that was deleted', '/consignment/list?view=99'],
  ])('LIST-63 is the default one, with its tab, search and order%s', async (_where, at) => {
    const seen = open({ saved: [inTransit, toMelbourne], at });
    await screen.findByText('SCF501');

    expect(lists(seen)).toHaveLength(1);
    expect(lists(seen)[0]?.params.get('sort')).toBe('eta,ASC');
    expect(lists(seen)[0]?.body).toMatchObject({ search: 'joinery' });
    expect(criteria(lists(seen)[0])).toEqual(inTransit.filter.criteriaFilters);
    // removing the date pill must not move the focus when nothing was focused
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('tab', { name: /Manifested/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('LIST-64 is the one saved last if there is no default', async () => {
    const seen = open({ saved: [{ ...inTransit, default: false }, toMelbourne] });
    await screen.findByText('SCF501');

    expect(criteria(lists(seen).at(-1))).toContainEqual(toMelbourne.filter.criteriaFilters?.[0]);
  });

  it('LIST-45 drops statuses that do not exist on the tab of the URL', async () => {
    const seen = open({ saved: [inTransit], at: '/consignment/list?tab=OPEN' });
    await screen.findByText('SCF501');

    expect(criteria(lists(seen).at(-1))).toEqual([
      { key: 'STATE', criteria: 'EQUALS', value: 'OPEN' },
    ]);
  });

  it('is empty once its last pill is removed, even after a reload', async () => {
    const seen = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Dispatched' }));

    await waitFor(() => {
      expect(criteria(lists(seen).at(-1))).toEqual([
        { key: 'STATE', criteria: 'EQUALS', value: 'OPEN' },
      ]);
    });
    expect(currentUrl()).toContain('f=none');
  });
});

describe('changed filter', () => {
  const changed = '/consignment/list?view=13&f.CARRIER_NAME=like:Tasman&sort=eta,ASC';

  it('LIST-57 LIST-70 can overwrite its saved filter', async () => {
    const seen = open({
      saved: [toMelbourne],
      at: changed,
      more: { 'PUT consignment/filter': { body: { id: 13 } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Filter saved successfully')).toBeInTheDocument();
    const put = seen.find(({ method }) => method === 'PUT');
    expect(Object.fromEntries(put?.params ?? [])).toEqual({
      filterId: '13',
      name: 'To Melbourne',
      isDefault: 'false',
      sort: 'eta,ASC',
    });
    expect(criteria(put)).toEqual([
      { key: 'CARRIER_NAME', criteria: 'LIKE', value: 'Tasman' },
      { key: 'STATE', criteria: 'EQUALS', value: 'OPEN' },
    ]);
  });

  it('LIST-57 LIST-60 LIST-70 can be saved under a new name', async () => {
    const seen = open({
      saved: [toMelbourne],
      at: changed,
      more: { 'POST consignment/filter': { body: { id: 14 } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save as' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Please provide filter name')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText('Filter name'), 'to melbourne');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(
      within(dialog).getByText('Filter with provided name already exists'),
    ).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText('Filter name'), ' by Tasman');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() => {
      expect(currentUrl()).toBe('/consignment/list?view=14');
    });
    expect(
      seen
        .find(({ method, path }) => method === 'POST' && path.endsWith('filter'))
        ?.params.get('name'),
    ).toBe('to melbourne by Tasman');
  });

  it('LIST-70 shows when it could not be saved', async () => {
    open({
      saved: [toMelbourne],
      at: changed,
      more: { 'PUT consignment/filter': serverError },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Failed to save filter')).toBeInTheDocument();
  });
});

describe('menu of saved filters', () => {
  it('LIST-58 lists them, marks the default and applies the selected one', async () => {
    const seen = open({ saved: [inTransit, toMelbourne] });
    const views = await openMenu(/^On the road/);

    expect(
      await within(views).findByRole('button', { name: 'Make default On the road' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(within(views).getByRole('button', { name: 'To Melbourne' }));

    await waitFor(() => {
      expect(criteria(lists(seen).at(-1))).toEqual([
        ...(toMelbourne.filter.criteriaFilters ?? []),
        { key: 'STATE', criteria: 'EQUALS', value: 'OPEN' },
      ]);
    });
    expect(currentUrl()).toBe('/consignment/list?view=13');
  });

  it.each([
    [200, "'To Melbourne is set as default filter'"],
    [500, 'Failed to set To Melbourne as default filter'],
  ])('LIST-71 makes one the default (%i)', async (status, text) => {
    const seen = open({
      saved: [inTransit, toMelbourne],
      more: { 'PUT consignment/filter': { status, body: status === 200 ? { id: 13 } : '' } },
    });
    const views = await openMenu(/^On the road/);
    await userEvent.click(
      await within(views).findByRole('button', { name: 'Make default To Melbourne' }),
    );

    expect(await screen.findByText(text)).toBeInTheDocument();
    const put = seen.find(({ method }) => method === 'PUT');
    expect(put?.params.get('isDefault')).toBe('true');
    expect(put?.body).toEqual(toMelbourne.filter);
  });

  it.each([
    [204, "'To Melbourne filter is deleted successfully'"],
    [500, "Failed to delete filter 'To Melbourne'"],
  ])('LIST-72 deletes one (%i)', async (status, text) => {
    open({
      saved: [inTransit, toMelbourne],
      more: { 'DELETE consignment/filter': { status, body: '' } },
    });
    const views = await openMenu(/^On the road/);
    await userEvent.click(
      await within(views).findByRole('button', { name: 'Delete To Melbourne' }),
    );

    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
