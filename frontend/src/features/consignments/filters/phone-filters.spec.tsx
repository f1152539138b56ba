import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ListConsignmentsRequest } from '@contracts/requests/list-consignments.request';

import { open, setUpListLayout } from '../../../../test/consignment-list';
import { type FakeResponse, type SeenRequest, sentBody } from '../../../../test/fake-server';
import { listed, listPage } from '../../../../test/freight';
import { narrowScreen } from '../../../../test/screen-size';
import { currentUrl } from '../../../../test/render-app';

setUpListLayout();
narrowScreen();

// React creates FormData from a submitted form, but Node's FormData rejects the forms of jsdom.
beforeEach(() => {
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => ({}) as FormData);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const press = async (name: string | RegExp, group?: string) => {
  const part = group ? within(screen.getByRole('group', { name: group })) : screen;
  await userEvent.click(await part.findByRole('button', { name }));
};
const bodyOf = (seen: SeenRequest[]) =>
  sentBody<ListConsignmentsRequest>(seen.findLast(({ path }) => path === 'consignment/list'));
const filterOf = (seen: SeenRequest[], key: string) =>
  bodyOf(seen)?.criteriaFilters?.find((filter) => filter.key === key);

async function openSheet(list: FakeResponse = { body: listPage([listed(501)]) }, at?: string) {
  const seen = open(list, {}, at ? { at } : {});
  await screen.findByText('SCF501');
  await press(/^Sort and filter/);
  await screen.findByRole('group', { name: 'Status' });
  return seen;
}

describe('consignment list on a phone', () => {
  it('has its filters in a sheet, in place of the toolbar', async () => {
    open({ body: listPage([listed(501)]) });
    await screen.findByText('SCF501');

    expect(screen.queryByRole('button', { name: /Dispatched/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sort and filter, 1 filter applied' })).toBeVisible();
  });

  it('filters by status and dates', async () => {
    const seen = await openSheet();
    await press('Draft');
    await press('Created');
    await press('Today', 'Dispatched');

    await waitFor(() => {
      expect(filterOf(seen, 'STATUS')?.value).toEqual(['DRAFT', 'CREATED']);
    });
    const { fromDate, toDate } = filterOf(seen, 'DISPATCHED_AT')?.dateRange ?? {};
    expect(fromDate).toBe(toDate);
    await press('Show 1');

    expect(currentUrl()).toContain('f.STATUS=in%3ADRAFT%2CCREATED');
    expect(currentUrl()).not.toContain('sheet');
    expect(
      await screen.findByRole('button', { name: 'Sort and filter, 2 filters applied' }),
    ).toBeVisible();
  });

  it('requests the order from the server', async () => {
    const seen = await openSheet();
    await press('Dispatch Date', 'Sort');

    await waitFor(() => {
      expect(seen.at(-1)?.params.get('sort')).toBe('dispatchDate,ASC');
    });
  });

  it('removes a filter when it is pressed again', async () => {
    const seen = await openSheet();
    await press('Today', 'Dispatched');
    await press('Today', 'Dispatched');

    await waitFor(() => {
      expect(filterOf(seen, 'DISPATCHED_AT')).toBeUndefined();
    });
  });

  it('applies a typed filter when it is complete, and removes it', async () => {
    const seen = await openSheet();
    await press('Carrier', 'More filters');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Carrier' }), 'Outback');
    expect(filterOf(seen, 'CARRIER_NAME')).toBeUndefined();
    await press('Apply');

    const chip = await screen.findByRole('button', { name: 'Carrier contains Outback' });
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(chip).toHaveFocus();
    await waitFor(() => {
      expect(filterOf(seen, 'CARRIER_NAME')?.value).toBe('Outback');
    });

    await press('Remove filter Carrier');
    await waitFor(() => {
      expect(currentUrl()).not.toContain('CARRIER_NAME');
    });
    expect(
      within(screen.getByRole('group', { name: 'More filters' })).getByRole('button', {
        name: 'Carrier',
      }),
    ).toHaveFocus();
  });

  it('resets to the default order and filters', async () => {
    await openSheet(undefined, '/consignment/list?sort=eta,ASC&f.STATUS=in:DRAFT');
    await press('Reset');

    expect(currentUrl()).toBe('/consignment/list?sheet=Consignments');
  });

  it('shows the count of the last request, however late other responses arrive', async () => {
    const waiting: ((response: FakeResponse) => void)[] = [];
    const pageOf = (total: number) => ({
      body: { ...listPage([listed(501)]), totalCount: total },
    });
    let requestCount = 0;
    const responses = {
      'POST consignment/list': () =>
        requestCount++ === 0
          ? pageOf(1)
          : new Promise<FakeResponse>((resolve) => {
              waiting.push(resolve);
            }),
    };
    open(pageOf(1), responses);
    await screen.findByText('SCF501');
    await press(/^Sort and filter/);
    await press('Draft');
    await press('Created');
    await waitFor(() => {
      expect(waiting).toHaveLength(2);
    });
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByRole('button', { name: 'Show' })).toBeVisible();

    waiting[1]?.(pageOf(7));
    expect(await sheet.findByRole('button', { name: 'Show 7' })).toBeVisible();
    waiting[0]?.(pageOf(3));
    await userEvent.tab();
    expect(sheet.getByRole('button', { name: 'Show 7' })).toBeVisible();
  });
});
