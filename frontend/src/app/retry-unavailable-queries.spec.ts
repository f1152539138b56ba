import { fakeServer, type FakeResponse } from '../../test/fake-server';
import { sessionOf } from '../../test/people';
import { api } from '../shared/api/api';
import { failureOf } from '../shared/api/api-error';
import { retryUnavailableQueries } from './retry-unavailable-queries';
import { createStore } from './store';

const { readThings, changeThing } = api.injectEndpoints({
  endpoints: (build) => ({
    readThings: build.query<unknown, string>({ query: () => 'things' }),
    changeThing: build.mutation<unknown, undefined>({
      query: () => ({ url: 'things', method: 'POST', body: {} }),
    }),
  }),
}).endpoints;

const start = () => createStore(sessionOf([]));

describe('reads while the database is unavailable', () => {
  const unavailable: FakeResponse = {
    status: 503,
    body: { statusCode: 503, message: 'No database', code: 'database.unavailable' },
  };
  afterEach(() => {
    jest.useRealTimers();
  });

  it('show an error, and succeed automatically once it is back', async () => {
    jest.useFakeTimers();
    const responses = [unavailable, unavailable];
    const seen = fakeServer({ 'GET things': () => responses.shift() ?? { body: ['thing'] } });
    const store = start();
    const end = retryUnavailableQueries(store.dispatch);
    const { error } = await store.dispatch(readThings.initiate('a'));
    expect(error).toEqual({ status: 503, message: 'No database', code: 'database.unavailable' });

    await jest.advanceTimersByTimeAsync(10_000);
    end();

    expect(seen).toHaveLength(3);
    expect(readThings.select('a')(store.getState()).data).toEqual(['thing']);
  });

  it('are repeated, unlike changes, which may have been made', async () => {
    jest.useFakeTimers();
    const seen = fakeServer({ 'POST things': unavailable });
    const store = start();
    const end = retryUnavailableQueries(store.dispatch);
    const { error } = await store.dispatch(changeThing.initiate(undefined));
    await jest.advanceTimersByTimeAsync(10_000);
    end();

    expect(seen).toHaveLength(1);
    expect(failureOf(error, 'Not saved')).toEqual({ message: 'Not saved', reason: 'No database' });
  });
});
