import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { SecurityEventView } from '@contracts/views/security-log.view';

import { serverError } from '../../../../test/fake-server';
import { openOperations } from '../../../../test/operations';
import { currentUrl } from '../../../../test/render-app';
import { selectOption } from '../../../../test/select-option';

const entry = (id: number, changes: Partial<SecurityEventView> = {}): SecurityEventView => ({
  ...{ id, at: '2026-11-18T03:40:00.000Z', kind: 'SIGN_IN', outcome: 'DONE' },
  ...{ userId: 7, userName: 'Maya Kerr', subjectId: 7, subjectName: 'Maya Kerr', details: '' },
  ...{ address: '203.0.113.18', agent: null },
  ...changes,
});

const open = (events: readonly SecurityEventView[], before: number | null = null, query = '') =>
  openOperations({
    at: `?tab=security-log${query}`,
    responses: {
      'GET security-log': { body: { events, before } },
      'GET security-log/export': { body: 'When\r\n' },
    },
  });

const paramsSent = (seen: ReturnType<typeof open>) =>
  seen
    .filter(({ path }) => path === 'security-log')
    .map(({ params }) => Object.fromEntries(params));

describe('H14 the security log of the users in scope', () => {
  it('shows actor, event, user, address and result', async () => {
    const unknownUser = { userId: null, userName: null, outcome: 'REFUSED' } as const;
    open([
      entry(3, { ...unknownUser, details: 'wrong password, 2 in a row from here' }),
      entry(2, {
        kind: 'ROLE_CHANGED',
        userId: 1,
        userName: 'Sam Reilly',
        details: 'granted AUDITOR',
      }),
      entry(1, { address: null }),
    ]);

    const table = await screen.findByRole('table', { name: 'Security log' });
    const [first, second, third] = within(table).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(
      /Not signed inabout Maya Kerr.*Sign-in.*wrong password.*Denied/,
    );
    expect(second).toHaveTextContent(
      /Sam Reillyabout Maya Kerr.*Role changed.*granted AUDITOR.*Done/,
    );
    expect(third).toHaveTextContent('Address unknown');
    expect(third).not.toHaveTextContent('about');
  });

  it('is filtered by the URL, and continued from its last entry', async () => {
    const seen = open([entry(51)], 51, '&who=maya&kind=WAIT&fromDay=2026-11-01&address=203.');
    await userEvent.click(await screen.findByRole('button', { name: 'Older' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Newest' }));

    const filter = { who: 'maya', kind: 'WAIT', fromDay: '2026-11-01', address: '203.' };
    expect(paramsSent(seen)).toEqual([filter, { ...filter, before: '51' }, filter]);
  });

  it('starts at the newest entry when a filter changes, which is stored in the URL', async () => {
    const seen = open([entry(51)], 51);
    await userEvent.click(await screen.findByRole('button', { name: 'Older' }));
    await selectOption(screen.getByLabelText('Outcome'), 'Denied');
    fireEvent.change(screen.getByLabelText('Who'), { target: { value: 'sam' } });

    await waitFor(() => {
      expect(paramsSent(seen).at(-1)).toEqual({ outcome: 'REFUSED', who: 'sam' });
    });
    expect(currentUrl()).toBe('/operations?tab=security-log&outcome=REFUSED&who=sam');
  });

  it('ignores an impossible position, day or address in the URL', async () => {
    for (const before of ['-1', '1.5', '1e9', '0x10', '99999999999999999999', 'abc']) {
      const seen = open([entry(1)], null, `&before=${before}&fromDay=2026-13-45&address=depot`);
      await screen.findByRole('table', { name: 'Security log' });
      expect(paramsSent(seen)).toEqual([{}]);
      cleanup();
    }
  });

  it('shortens a name in the URL that is too long to search for', async () => {
    const seen = open([entry(1)], null, `&who=${'x'.repeat(300)}`);
    await screen.findByRole('table', { name: 'Security log' });

    expect(paramsSent(seen)).toEqual([{ who: 'x'.repeat(100) }]);
  });

  it('shows reversed days once, at their field, and requests nothing for them', async () => {
    const seen = open([entry(1)], null, '&fromDay=2026-11-18&toDay=2026-11-01');
    expect(await screen.findByText('The last day must not be before the first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(paramsSent(seen)).toEqual([]);
  });

  it('links back to the newest entries from a position with none', async () => {
    const seen = open([], null, '&before=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => {
      expect(paramsSent(seen)).toEqual([{ before: '1' }, {}]);
    });
  });

  it('says at its field that a text is not an address, and does not send it', async () => {
    const seen = open([entry(1)]);
    const field = await screen.findByLabelText('Address');
    fireEvent.change(field, { target: { value: 'depot' } });
    expect(await screen.findByText(/Enter the start of an IP address/)).toBeVisible();
    expect(field).toBeInvalid();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(paramsSent(seen)).toEqual([{}]);

    fireEvent.change(field, { target: { value: '203.0' } });
    await waitFor(() => {
      expect(paramsSent(seen).at(-1)).toEqual({ address: '203.0' });
    });
    expect(field).toBeValid();
  });

  it('is exported with its filters', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    URL.createObjectURL = () => 'blob:log';
    URL.revokeObjectURL = () => undefined;
    const seen = open([entry(1)], null, '&outcome=REFUSED');
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));

    await waitFor(() => {
      expect(saved).toHaveBeenCalled();
    });
    const [request] = seen.filter(({ path }) => path === 'security-log/export');
    expect(Object.fromEntries(request!.params)).toEqual({ outcome: 'REFUSED' });
    saved.mockRestore();
  });

  it('shows that nothing matches, and clears the filter', async () => {
    const seen = open([], null, '&kind=WAIT');
    expect(await screen.findByText('No entries match.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));

    await waitFor(() => {
      expect(paramsSent(seen).at(-1)).toEqual({});
    });
  });

  it('shows that it cannot be loaded', async () => {
    openOperations({ at: '?tab=security-log', responses: { 'GET security-log': serverError } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
