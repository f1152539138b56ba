import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { UserPreferenceView } from '@contracts/views/session.view';

import { setUpListLayout } from '../../../../test/consignment-list';
import { fakeServer, type SeenRequest } from '../../../../test/fake-server';
import { listed, listPage, operator, shellResponses } from '../../../../test/freight';
import { sessionOf } from '../../../../test/people';
import { currentUrl, renderPart } from '../../../../test/render-app';
import { readSession } from '../../../shared/session/session-storage';
import { ConsignmentListPage } from '../ConsignmentListPage';

setUpListLayout();

function show(
  row: ReturnType<typeof listed>,
  { tab = 'OPEN', cols = '', session = sessionOf(operator) },
  more: Parameters<typeof fakeServer>[0] = {},
) {
  const seen = fakeServer({
    ...shellResponses,
    'POST consignment/list': { body: listPage([row]) },
    'POST user-preference': { body: {} },
    ...more,
  });
  renderPart(<ConsignmentListPage />, {
    at: `/consignment/list?tab=${tab}${cols && `&cols=${cols}`}`,
    session,
  });
  return seen;
}

const cellOf = async (row: ReturnType<typeof listed>, field: string) => {
  const shown = (await screen.findByText(row.connoteNumber)).closest('[role="row"]')!;
  return shown.querySelector<HTMLElement>(`[data-field="${field}"]`);
};

/** Column headings, including those behind the open chooser. */
const headers = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map((header) => header.textContent.trim())
    .filter((text) => text !== '');

describe('choosing columns', () => {
  it('LIST-33 LIST-34 keeps the defaults and shows others on request', async () => {
    const seen = show(listed(501), { cols: 'dispatchDate' });
    await cellOf(listed(501), 'dispatchDate');
    expect(headers()).toEqual([
      'Dispatch Date',
      'Connote Number',
      'Carrier',
      'ETA',
      'Status',
      'Edit',
      'Labels',
      'View',
    ]);

    await userEvent.click(screen.getByRole('button', { name: /^Columns/ }));
    const chooser = await screen.findByRole('dialog', { name: 'Columns' });
    expect(await within(chooser).findByRole('checkbox', { name: 'Status' })).toBeDisabled();
    await userEvent.click(within(chooser).getByRole('checkbox', { name: 'Service Type' }));

    await waitFor(() => {
      expect(headers()).toContain('Service Type');
    });
    expect(currentUrl()).not.toContain('cols');
    await waitFor(() => {
      const saved = seen.find(({ path }) => path === 'user-preference')?.body;
      expect((saved as UserPreferenceView | undefined)?.openConsignmentFields).toContainEqual({
        key: 'serviceType',
        label: 'Service Type',
      });
    });
  });

  /** Opens the chooser and moves a column up. */
  async function moveUp(label: string) {
    if (screen.queryByRole('dialog', { name: 'Columns' }) === null)
      await userEvent.click(await screen.findByRole('button', { name: /^Columns/ }));
    const up = await screen.findByRole('button', { name: `Move up ${label}` });
    await userEvent.click(up);
    expect(up).toHaveFocus();
  }
  const savesOf = (seen: readonly SeenRequest[]) =>
    seen.flatMap(({ path, body }) =>
      path === 'user-preference' ? [body as Partial<UserPreferenceView>] : [],
    );

  it('saves the order immediately, keeps it across a reload, and Reset restores the default', async () => {
    const seen = show(listed(501), {});
    await cellOf(listed(501), 'dispatchDate');
    const defaultHeaders = headers();
    await moveUp('Connote Number');
    expect(headers().slice(0, 2)).toEqual(['Connote Number', 'Dispatch Date']);
    await waitFor(() => {
      const keys = savesOf(seen)[0]?.openConsignmentFields?.map(({ key }) => key);
      expect(keys?.slice(0, 2)).toEqual(['connoteNumber', 'dispatchDate']);
    });

    cleanup();
    show(listed(501), { session: readSession() });
    await cellOf(listed(501), 'dispatchDate');
    expect(headers().slice(0, 2)).toEqual(['Connote Number', 'Dispatch Date']);
    await userEvent.click(screen.getByRole('button', { name: /^Columns/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() => {
      expect(headers()).toEqual(defaultHeaders);
    });
  });

  it('applies to one tab: neither a selection nor the columns in a link carry over to another', async () => {
    show(listed(501), { tab: 'MANIFESTED', cols: 'dispatchDate,status,eta' });
    await cellOf(listed(501), 'eta');
    await moveUp('Status');
    const chosen = headers();
    expect(chosen[0]).toBe('Status');
    await userEvent.click(screen.getByRole('tab', { name: /^All/, hidden: true }));
    await waitFor(() => {
      expect(headers()).not.toEqual(chosen);
    });
    expect(headers()).toContain('Carrier');
    await userEvent.click(screen.getByRole('tab', { name: /^Manifested/, hidden: true }));
    await waitFor(() => {
      expect(headers()).toEqual(chosen);
    });
  });

  it('saves the last of two choices last, however long the first one takes', async () => {
    let resolveFirst: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (resolveFirst = resolve));
    let calls = 0;
    const seen = show(
      listed(501),
      {},
      {
        'POST user-preference': async () => {
          calls += 1;
          if (calls === 1) await first;
          return { body: {} };
        },
      },
    );
    await cellOf(listed(501), 'dispatchDate');
    await moveUp('Connote Number');
    await moveUp('Status');
    resolveFirst();

    await waitFor(() => {
      expect(savesOf(seen)).toHaveLength(2);
    });
    const keys = savesOf(seen)[1]?.openConsignmentFields?.map(({ key }) => key) ?? [];
    expect(keys[0]).toBe('connoteNumber');
    expect(keys.indexOf('status')).toBeLessThan(keys.indexOf('eta') + 1);
  });
});
