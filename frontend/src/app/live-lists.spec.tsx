import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { LiveRows, RowMove } from '@contracts/realtime/messages';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { setUpListLayout, rowOf } from '../../test/consignment-list';
import { type FakeResponse, fakeServer } from '../../test/fake-server';
import { listed, listPage, operator, shellResponses } from '../../test/freight';
import { sessionOf } from '../../test/people';
import { renderPart } from '../../test/render-app';
import { positions } from '../shared/api/position';
import { ConsignmentListPage } from '../features/consignments/ConsignmentListPage';
import { connect } from './live-connection';
import type { AppStore } from './store';

const mockHandlers = new Map<string, (message?: object) => void>();

jest.mock('socket.io-client', () => ({
  io: () => ({
    io: { reconnectionDelayMax: () => undefined },
    on: (eventName: string, listener: () => void) => mockHandlers.set(eventName, listener),
    emit: () => undefined,
    disconnect: () => undefined,
  }),
}));

setUpListLayout();

const at = (position: number) => String(position).padStart(19, '0');

const LISTED_AT = 5;
const page = (rows: readonly ConsignmentListItem[], position = LISTED_AT) => ({
  body: { ...listPage(rows), position: at(position) },
});

let close: () => void = () => undefined;
afterEach(() => {
  close();
});

/** Opens the list with these responses, one per request; `reads` counts its requests. */
async function openList(...responses: readonly (FakeResponse | Promise<FakeResponse>)[]) {
  const remaining = [...responses];
  const seen = fakeServer({
    ...shellResponses,
    'POST consignment/list': () =>
      (remaining.length > 1 ? remaining.shift() : remaining[0]) ?? page([]),
  });
  const store = renderPart(<ConsignmentListPage />, {
    at: '/consignment/list?f=none',
    session: sessionOf(operator),
  });
  close = connect('token', store.dispatch);
  join(at(LISTED_AT));
  await waitFor(() => {
    expect(seen.some(({ path }) => path === 'consignment/list')).toBe(true);
  });
  return { store, reads: () => seen.filter(({ path }) => path === 'consignment/list').length };
}

function deliver(eventName: string, message: object) {
  act(() => mockHandlers.get(eventName)?.(message));
}

function renewToken({ dispatch }: AppStore) {
  close();
  close = connect('renewed token', dispatch);
}

/** As sent to a browser whose rooms last changed there. */
function join(position: string) {
  deliver('joined', { position, positions: { 'consignment-list': position } });
}

const move = (changes: Partial<RowMove>): RowMove => ({
  id: 501,
  position: at(7),
  before: 'OPEN',
  after: 'OPEN',
  columns: ['status'],
  ...changes,
});

function deliverRows(row: ConsignmentListItem, changes: Partial<RowMove> = {}) {
  const rowMove = move({ id: row.id, ...changes });
  const message: LiveRows = {
    readModel: 'consignment-list',
    clientId: row.clientId,
    position: rowMove.position,
    rows: [row],
    moves: [rowMove],
  };
  deliver('rows', message);
}

function deliverWithoutRows(position: number) {
  const readModel = 'consignment-list';
  deliver('rows-changed', { readModel, clientId: 1, position: at(position), rows: [] });
}

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('a list that receives rows', () => {
  it('shows received rows without a request', async () => {
    const { reads } = await openList(page([listed(501), listed(502)]));
    await rowOf('SCF501');
    const before = reads();

    deliverRows(listed(501, { status: 'DRAFT' }));

    await waitFor(async () => {
      expect(await rowOf('SCF501')).toHaveTextContent('DRAFT');
    });
    expect(reads()).toBe(before);
  });

  it('ignores an older message', async () => {
    await openList(page([listed(501)]));
    await rowOf('SCF501');

    deliverRows(listed(501, { status: 'DRAFT' }), { position: at(9) });
    deliverRows(listed(501, { status: 'CREATED' }), { position: at(8) });

    await waitFor(async () => {
      expect(await rowOf('SCF501')).toHaveTextContent('DRAFT');
    });
  });

  it('counts a new row in its tab, offers it, and loads it on request', async () => {
    const { reads } = await openList(page([listed(501)]), page([listed(502), listed(501)], 8));
    await rowOf('SCF501');
    expect(tabs()[0]).toBe('Open1');

    deliverRows(listed(502), { before: null, columns: [] });

    const pill = await screen.findByRole('button', { name: 'Show 1 new' });
    expect(tabs()[0]).toBe('Open2');
    expect(reads()).toBe(1);
    await userEvent.click(pill);
    expect(await rowOf('SCF502')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Show |refresh$/ })).not.toBeInTheDocument();
    expect(reads()).toBe(2);
  });

  it('keeps a row that has left the tab in its place, with a notice', async () => {
    await openList(page([listed(501), listed(502)]));
    await rowOf('SCF501');

    deliverRows(listed(501, { state: 'MANIFESTED', status: 'MANIFESTED' }), {
      after: 'MANIFESTED',
    });

    expect(await screen.findByRole('button', { name: '1 removed: refresh' })).toBeInTheDocument();
    expect(await rowOf('SCF501')).toBeInTheDocument();
    expect(tabs().slice(0, 2)).toEqual(['Open1', 'Manifested13']);
  });

  it.each([
    [20, false],
    [40, true],
  ])(
    'applies changes up to %i that arrived before its older response; with a renewed token: %s',
    async (position, isRenewed) => {
      let respond: (response: FakeResponse) => void = () => undefined;
      const underWay = new Promise<FakeResponse>((resolve) => (respond = resolve));
      const { store } = await openList(underWay);

      deliverRows(listed(501, { status: 'DRAFT' }), { position: at(position) });
      await waitFor(() => {
        expect(positions.known()).toBe(at(position));
      });
      if (isRenewed) renewToken(store);
      respond(page([listed(501, { status: 'CREATED' })]));

      expect(await rowOf('SCF501')).toHaveTextContent('DRAFT');
    },
  );
});

describe('a list that may have missed something', () => {
  beforeEach(() => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is refetched once, however many messages request it', async () => {
    const { reads } = await openList(
      page([listed(501)]),
      page([listed(501, { status: 'DRAFT' })], 9),
    );
    await rowOf('SCF501');

    for (const position of [8, 9]) deliverWithoutRows(position);

    await waitFor(async () => {
      expect(await rowOf('SCF501')).toHaveTextContent('DRAFT');
    });
    expect(reads()).toBe(2);
  });

  it('is refetched after a lost connection only if something has changed in the meantime', async () => {
    const { reads } = await openList(page([listed(501)]), page([listed(502)], 9));
    await rowOf('SCF501');

    join(at(LISTED_AT));
    join(at(9));

    await screen.findByRole('button', { name: /^Show |refresh$/ });
    expect(reads()).toBe(2);
  });

  it('is refetched if rows arrived that were read after a change whose message was lost', async () => {
    const { reads } = await openList(page([listed(501)]), page([listed(502)], 12));
    await rowOf('SCF501');
    deliver('rows', {
      readModel: 'consignment-list',
      clientId: 1,
      position: at(15),
      rows: [listed(501, { status: 'DRAFT' })],
      moves: [move({ position: at(11) })],
    });
    await waitFor(async () => {
      expect(await rowOf('SCF501')).toHaveTextContent('DRAFT');
    });

    join(at(12));

    await screen.findByRole('button', { name: /^Show |refresh$/ });
    expect(reads()).toBe(2);
  });

  it('is refetched even if the token is renewed before the refetch has begun', async () => {
    const { store, reads } = await openList(page([listed(501)]), page([listed(502)], 60));
    await rowOf('SCF501');
    jest.mocked(Math.random).mockReturnValue(0.9);
    deliverWithoutRows(60);
    await waitFor(() => {
      expect(positions.known()).toBe(at(60));
    });

    renewToken(store);
    join(at(60));

    await screen.findByRole('button', { name: /^Show |refresh$/ });
    expect(reads()).toBe(2);
  });
});
