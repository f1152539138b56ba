import { appTexts } from '@contracts/texts/app/common';

import {
  fakeServer,
  heldResponse,
  lostResponse,
  type FakeResponse,
} from '../../../test/fake-server';
import { claimsOf, sessionOf, tokenOf } from '../../../test/people';
import { createStore } from '../../app/store';
import { tokenRenewed } from '../session/session.slice';
import { api } from './api';
import { positions } from './position';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    readThings: build.query<unknown, string>({ query: () => 'things' }),
    sendFile: build.mutation<unknown, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { url: 'things/file', method: 'POST', body };
      },
    }),
    searchThings: build.query<unknown, undefined>({
      query: () => ({ url: 'things/search', method: 'POST', isRead: true, body: {} }),
    }),
    changeThing: build.mutation<unknown, string | undefined>({
      query: (idempotencyKey) => ({
        url: 'things',
        method: 'POST',
        body: {},
        ...(idempotencyKey && { idempotencyKey }),
      }),
    }),
  }),
});
const { readThings, searchThings, changeThing, sendFile } = testApi.endpoints;

const start = () => createStore(sessionOf([]));
const positionAt = (position: number) => String(position).padStart(19, '0');
const at = (position: string): FakeResponse => ({
  body: [],
  headers: { 'x-read-position': position },
});

beforeEach(() => {
  positions.reset();
});

describe('API requests', () => {
  it('carry the bearer token', async () => {
    const seen = fakeServer({ 'GET things': { body: [] } });
    const store = start();
    await store.dispatch(readThings.initiate('a'));

    expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${store.getState().session.token}`);
  });

  it('send the idempotency key of a create, so that it can be repeated', async () => {
    const seen = fakeServer({ 'POST things': { body: {} } });
    await start().dispatch(changeThing.initiate('key-1'));

    expect(seen[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  it('return the server’s message, code and details of an error', async () => {
    const body = {
      statusCode: 409,
      message: 'No',
      error: 'Conflict',
      code: 'thing.no',
      details: [1],
    };
    fakeServer({ 'POST things': { status: 409, body } });
    const { error } = await start().dispatch(changeThing.initiate(undefined));

    expect(error).toEqual({ status: 409, message: 'No', code: 'thing.no', details: [1] });
  });

  it('report that the server is unreachable when there is no response', async () => {
    fakeServer({
      'GET things': () => {
        throw new TypeError('fetch failed');
      },
    });
    const { error } = await start().dispatch(readThings.initiate('a'));

    expect(error).toEqual({ status: 0, message: appTexts.unreachable });
  });

  it('name a file that was changed after it was selected, not the server', async () => {
    fakeServer({ 'POST things/file': lostResponse });
    const store = start();
    const file = new File(['service,rate'], 'rates.csv');
    const lost = await store.dispatch(sendFile.initiate(file));
    expect(lost.error).toEqual({ status: 0, message: appTexts.unreachable });

    const read = jest.spyOn(Blob.prototype, 'arrayBuffer');
    read.mockRejectedValue(new DOMException('The file could not be read', 'NotReadableError'));
    const { error } = await store.dispatch(sendFile.initiate(file));
    read.mockRestore();
    expect(error).toEqual({ status: 0, message: appTexts.fileChanged });
  });

  it.each([
    [500, { statusCode: 500, message: 'Internal server error' }],
    [502, '<html><body>Bad Gateway</body></html>'],
  ])('return no message for a response %i without one', async (status, body) => {
    fakeServer({ 'GET things': { status, body } });
    const { error } = await start().dispatch(readThings.initiate('a'));

    expect(error).toEqual({ status, message: '' });
  });

  it('CROSS-13 time out after 60 seconds', async () => {
    jest.useFakeTimers();
    global.fetch = (input) =>
      new Promise((_resolve, reject) => {
        const { signal } = input as Request;
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      });
    const ended = jest.fn();
    const call = start().dispatch(readThings.initiate('a')).then(ended);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await call;
    jest.useRealTimers();

    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ isError: true }));
  });

  it('notice an expired session', async () => {
    fakeServer({ 'GET things': { status: 401, body: { statusCode: 401, message: 'Expired' } } });
    const store = start();
    await store.dispatch(readThings.initiate('a'));

    expect(store.getState().session.isExpired).toBe(true);
  });

  it('keep a session that was renewed in another tab before an earlier token was rejected', async () => {
    const rejection = heldResponse();
    fakeServer({ 'GET things': rejection.endpoint });
    const store = start();
    const reading = store.dispatch(readThings.initiate('a'));
    const renewed = tokenOf(claimsOf({ exp: Math.floor(Date.now() / 1000) + 7200 }));
    store.dispatch(tokenRenewed(renewed));
    rejection.send({ status: 401, body: { statusCode: 401, message: 'Expired' } });
    await reading;

    expect(store.getState().session.isExpired).toBe(false);
  });
});

describe('reading one’s own writes', () => {
  const changeResponse = { body: {}, headers: { 'x-event-position': positionAt(5) } };

  it('sends no position before the first write', async () => {
    const seen = fakeServer({ 'GET things': { body: [] } });
    await start().dispatch(readThings.initiate('a'));

    expect(seen[0]?.headers.has('x-after-position')).toBe(false);
  });

  it('sends the highest written position with every read, searches by POST included', async () => {
    const seen = fakeServer({
      'POST things': changeResponse,
      'GET things': { body: [] },
      'POST things/search': { body: [] },
    });
    const store = start();
    positions.advanceEvents(positionAt(3));
    await store.dispatch(changeThing.initiate(undefined));
    await store.dispatch(readThings.initiate('a'));
    await store.dispatch(searchThings.initiate(undefined));

    expect(seen.map(({ headers }) => headers.get('x-after-position'))).toEqual([
      null,
      positionAt(5),
      positionAt(5),
    ]);
  });

  it('reads again while the response is older than a known position', async () => {
    const responses = [at(positionAt(4)), at(positionAt(5))];
    const seen = fakeServer({ 'GET things': () => responses.shift() ?? { body: [] } });
    positions.advanceEvents(positionAt(5));
    await start().dispatch(readThings.initiate('a'));

    expect(seen).toHaveLength(2);
  });

  it('gives up after a few attempts, without slowing later reads', async () => {
    const seen = fakeServer({ 'GET things': at(positionAt(1)) });
    positions.advanceEvents(positionAt(5));
    const store = start();
    await store.dispatch(readThings.initiate('a'));
    expect(seen).toHaveLength(3);

    await store.dispatch(readThings.initiate('b'));
    expect(seen).toHaveLength(4);
  });
});
