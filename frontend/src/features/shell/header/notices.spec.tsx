import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { NoticeView } from '@contracts/views/notice.view';

import { fakeServer, sentBody, serverError } from '../../../../test/fake-server';
import { operator } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { notified } from '../../../shared/feedback/notifications.slice';
import { NotificationBell } from './NotificationBell';

noBrowserLayout();

const notice = (part: Partial<NoticeView> = {}): NoticeView => ({
  id: 4,
  key: 'kept',
  at: '2030-01-07T02:00:00Z',
  tone: 'success',
  text: 'Address saved',
  isRead: false,
  ...part,
});

function open() {
  const notices: NoticeView[] = [notice()];
  const seen = fakeServer({
    'GET notice': () => ({ body: notices }),
    'POST notice': { status: 204 },
    'POST notice/read': () => {
      notices.forEach((stored) => (stored.isRead = true));
      return { status: 204 };
    },
  });
  const store = renderPart(<NotificationBell />, { session: sessionOf(operator) });
  return { seen, store, notices };
}

const notify = ({ store }: Pick<ReturnType<typeof open>, 'store'>, text: string) => {
  act(() => {
    store.dispatch(notified({ tone: 'error', text, at: '2030-01-08T02:00:00Z', isMine: true }));
  });
};

/** Two pages, one after the other. */
function Pages() {
  const [page, setPage] = useState(1);
  return (
    <>
      <button
        onClick={() => {
          setPage(2);
        }}
      >
        Next page
      </button>
      <NotificationBell key={page} />
    </>
  );
}

describe('H51 the bell', () => {
  it('shows earlier notices after a reload, and marks them read once shown', async () => {
    const { seen } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));

    expect(await screen.findByText('Address saved')).toBeInTheDocument();
    await waitFor(() => {
      expect(seen.find(({ path }) => path === 'notice/read')?.body).toEqual({ upTo: 4 });
    });
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('sends each notice to the server once, and shows it once', async () => {
    const opened = open();
    await screen.findByRole('button', { name: 'Notifications, 1 new' });
    notify(opened, 'Error deleting Prefix');

    await waitFor(() => {
      expect(opened.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
    });
    const [saved] = opened.seen.filter(({ method }) => method === 'POST');
    expect(saved?.body).toMatchObject({ tone: 'error', text: 'Error deleting Prefix' });
    opened.notices.unshift(
      notice({ id: 5, text: 'Error deleting Prefix', ...(saved?.body as Pick<NoticeView, 'key'>) }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 2 new' }));
    expect(await screen.findAllByText('Error deleting Prefix')).toHaveLength(1);
  });

  it('resends nothing on the next page, whose header has its own bell', async () => {
    const seen = fakeServer({
      'GET notice': { body: [] },
      'POST notice': { status: 204 },
    });
    const store = renderPart(<Pages />, { session: sessionOf(operator) });
    const posts = () => seen.filter(({ method }) => method === 'POST');
    notify({ store }, 'Error deleting Prefix');
    await waitFor(() => {
      expect(posts()).toHaveLength(1);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    notify({ store }, 'Error deleting Rate card');
    await waitFor(() => {
      expect(posts().length).toBeGreaterThan(1);
    });

    expect(posts().map(({ body }) => sentBody<{ text: string }>({ body })?.text)).toEqual([
      'Error deleting Prefix',
      'Error deleting Rate card',
    ]);
  });

  it('resends a notice that the server could not store', async () => {
    const responses = [serverError, { status: 204 }];
    const seen = fakeServer({
      'GET notice': { body: [] },
      'POST notice': () => responses.shift() ?? { status: 204 },
    });
    const store = renderPart(<Pages />, { session: sessionOf(operator) });
    const posts = () => seen.filter(({ method }) => method === 'POST');
    notify({ store }, 'Error deleting Prefix');
    await waitFor(() => {
      expect(posts()).toHaveLength(1);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));

    await waitFor(() => {
      expect(posts()).toHaveLength(2);
    });
    expect(posts()[1]?.body).toEqual(posts()[0]?.body);
  });

  it("shows the day of a notice that is not from today in the user's time zone", async () => {
    // 1 am on 8 January in Sydney
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2030-01-07T14:00:00Z') });
    fakeServer({
      'GET notice': {
        body: [
          notice({ id: 8, key: 'today', at: '2030-01-07T13:30:00Z', text: 'Client updated' }),
          notice({ id: 7, key: 'yesterday', at: '2030-01-07T10:00:00Z' }),
        ],
      },
      'POST notice/read': { status: 204 },
    });
    renderPart(<NotificationBell />, { session: sessionOf(operator) });
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 new' }));

    expect(await screen.findByText('07/01/2030 09:00 pm')).toBeVisible();
    expect(screen.getByText('12:30 am')).toBeVisible();
    jest.useRealTimers();
  });

  it('receives notices stored by another tab of this browser', async () => {
    const { notices } = open();
    await screen.findByRole('button', { name: 'Notifications, 1 new' });
    notices.unshift(notice({ id: 6, key: 'there', text: 'Said in the other tab' }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'linehaul.notices' }));
    });

    expect(await screen.findByRole('button', { name: 'Notifications, 2 new' })).toBeInTheDocument();
  });
});
