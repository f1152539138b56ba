import { Webhook } from 'standardwebhooks';

import { createLinehaul, LinehaulError, verifyWebhook } from './index.js';

const baseUrl = 'http://linehaul.test/';
const key = 'lh_live_x';

/** A client whose requests get these responses one after another, and the requests it sent. */
function respondingWith(...responses: (Response | Error)[]) {
  const sent: Request[] = [];
  const linehaul = createLinehaul({
    ...{ baseUrl, key },
    fetch: (request) => {
      sent.push(request);
      const response = responses[sent.length - 1] ?? new Error('not expected');
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    },
  });
  return { linehaul, sent };
}

const json = (body: unknown, init: ResponseInit = {}) =>
  Response.json(body, { status: 200, ...init });

describe('a client', () => {
  it('fills paths and queries, and signs in', async () => {
    const { linehaul, sent } = respondingWith(
      json({}),
      json({ events: [], cursor: 'c', hasMore: false }),
    );
    await linehaul.trackConnote({ path: { connote: 'A/1' } });
    await linehaul.listEvents({ query: { types: ['a', 'b'], after: 'x y' } });

    expect(sent.map(({ url }) => url)).toEqual([
      'http://linehaul.test/api/v1/consignment/connote/A%2F1',
      'http://linehaul.test/api/v1/events?types=a%2Cb&after=x+y',
    ]);
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${key}`);
  });

  it('repeats a change under the same key when its response is lost or not available', async () => {
    const { linehaul, sent } = respondingWith(
      new TypeError('lost'),
      json({}, { status: 503, headers: { 'Retry-After': '0' } }),
      json({ id: 7 }),
    );
    const manifest = await linehaul.createManifest({ body: { consignmentIds: [1] } });

    expect(manifest.id).toBe(7);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(await sent[2]?.json()).toEqual({ consignmentIds: [1] });
  });

  it('sends a change again while its first request is in progress', async () => {
    const underWay = { status: 409, headers: { 'Retry-After': '0.001' } };
    const { linehaul, sent } = respondingWith(
      json({ code: 'idempotency.under_way' }, underWay),
      json({ id: 7 }),
    );

    expect((await linehaul.createManifest({ body: { consignmentIds: [1] } })).id).toBe(7);
    expect(sent).toHaveLength(2);
  });

  it('does not repeat a change without a key, unless it was rejected immediately', async () => {
    const lost = respondingWith(new TypeError('lost'));
    await expect(lost.linehaul.deleteWebhook({ path: { id: 1 } })).rejects.toThrow('lost');
    const rejected = respondingWith(json({}, { status: 429 }), new Response(null, { status: 204 }));
    await rejected.linehaul.deleteWebhook({ path: { id: 1 } });

    expect([lost.sent.length, rejected.sent.length]).toEqual([1, 2]);
  });

  it('does not print again when the outcome is unknown', async () => {
    const lost = respondingWith(new TypeError('lost'), new Response(null, { status: 204 }));
    await expect(lost.linehaul.printLabels({ path: { id: 1 } })).rejects.toThrow('lost');
    const failed = respondingWith(
      new Response('PrintNode did not respond', { status: 502 }),
      new Response(null, { status: 204 }),
    );
    const printing = failed.linehaul.printManifestPaper({ path: { id: 1 } });
    await expect(printing).rejects.toMatchObject({ status: 502 });

    expect([lost.sent.length, failed.sent.length]).toEqual([1, 1]);
  });

  it('waits as long as a rate limit requires, up to two minutes', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const limited = (seconds: number) =>
        json(
          {
            statusCode: 429,
            error: 'Too Many Requests',
            code: 'request.rate_limited',
            message: '',
          },
          {
            status: 429,
            headers: { 'Retry-After': String(seconds) },
          },
        );
      const { linehaul, sent } = respondingWith(limited(41), json({ id: 7 }), limited(3_600));
      const manifest = linehaul.createManifest({ body: { consignmentIds: [1] } });
      await jest.advanceTimersByTimeAsync(40_999);
      expect(sent).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(1);

      expect((await manifest).id).toBe(7);
      await expect(linehaul.deleteWebhook({ path: { id: 1 } })).rejects.toMatchObject({
        ...{ status: 429, code: 'request.rate_limited' },
      });
      expect(sent).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('reads its own writes: sends the greatest of each part of the positions it received', async () => {
    const at = (position: string) => json({}, { headers: { 'X-Event-Position': position } });
    const { linehaul, sent } = respondingWith(at('0002'), at('@0009'), at('0001@0003'), json({}));
    for (let calls = 0; calls < 4; calls += 1)
      await linehaul.getConsignment({ path: { conId: 1 } });

    expect(sent.map(({ headers }) => headers.get('x-after-position'))).toEqual([
      ...[null, '0002', '0002@0009', '0002@0009'],
    ]);
  });

  it('throws error responses with status, code and correlation id, and a proxy’s error page with its status', async () => {
    const rejection = { statusCode: 409, error: 'Conflict', code: 'offer.gone', message: 'Gone' };
    const headers = { 'X-Correlation-Id': 'c-1' };
    const { linehaul } = respondingWith(
      json({ ...rejection, details: null }, { status: 409, headers }),
      new Response('<html>', { status: 400, headers: { 'Content-Type': 'text/html' } }),
    );
    const first = await linehaul
      .listQuotes({ query: { clientId: 10 } })
      .catch((error: unknown) => error);
    const second = await linehaul
      .listQuotes({ query: { clientId: 10 } })
      .catch((error: unknown) => error);

    expect(first).toBeInstanceOf(LinehaulError);
    expect(first).toMatchObject({ status: 409, code: 'offer.gone', correlationId: 'c-1' });
    expect(second).toMatchObject({ status: 400, code: '', message: '<html>' });
  });

  it('sends files as a form, and returns them as blobs', async () => {
    const { linehaul, sent } = respondingWith(
      json({ importId: 1, state: 'PLANNING' }, { status: 202 }),
      new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
    );
    await linehaul.planImport({
      body: {
        clientId: 10,
        options: { offer: 'FASTEST', whenKnown: 'UPDATE', keepFaultyAsDrafts: false },
        file: new File(['a,b'], 'orders.csv'),
      },
    });
    const labels = await linehaul.getLabels({ path: { id: 1 } });

    const form = await sent[0]?.formData();
    expect(form?.get('clientId')).toBe('10');
    expect(form?.get('options')).toBe(
      '{"offer":"FASTEST","whenKnown":"UPDATE","keepFaultyAsDrafts":false}',
    );
    expect((form?.get('file') as File).name).toBe('orders.csv');
    expect(await labels.text()).toBe('%PDF');
  });

  it('follows events from page to page, leaving out empty ones, until it is aborted', async () => {
    const page = (cursor: string, ...ids: string[]) =>
      json({ events: ids.map((id) => ({ id, data: {} })), cursor, hasMore: false });
    const { linehaul, sent } = respondingWith(page('a'), page('b', 'evt_1'), new Error('aborted'));
    const found: string[] = [];
    const follow = async () => {
      for await (const { events, cursor } of linehaul.followEvents({ after: 'start' })) {
        found.push(cursor, ...events.map(({ id }) => id));
        break;
      }
    };
    await follow();

    expect(found).toEqual(['b', 'evt_1']);
    expect(sent.map(({ url }) => new URL(url).searchParams.get('after'))).toEqual(['start', 'a']);
  });
});

describe('following events from now on', () => {
  it('loses no event when a response is lost: it waits only with a cursor', async () => {
    const page = (cursor: string, ...ids: string[]) =>
      json({ events: ids.map((id) => ({ id, data: {} })), cursor, hasMore: false });
    const { linehaul, sent } = respondingWith(page('a'), new TypeError('lost'), page('b', 'evt_1'));
    for await (const { cursor } of linehaul.followEvents()) {
      expect(cursor).toBe('b');
      break;
    }

    const queries = sent.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(queries).toMatchObject([
      { from: 'now', waitSeconds: '0' },
      { after: 'a', waitSeconds: '30' },
      { after: 'a', waitSeconds: '30' },
    ]);
  });
});

describe('a webhook', () => {
  const [old, current] = ['old', 'new'].map(
    (name) => `whsec_${Buffer.from(name.repeat(8)).toString('base64')}`,
  );
  const body = '{"id":"evt_1","type":"consignment.delivered"}';
  const signedBy = (secret = '') => ({
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': new Webhook(secret).sign('evt_1', new Date(), body),
  });

  it('is accepted only if one of the secrets has signed it', () => {
    const secrets = [current ?? '', old ?? ''];

    expect(verifyWebhook(signedBy(old), body, secrets).id).toBe('evt_1');
    expect(verifyWebhook(new Headers(signedBy(current)), body, secrets).id).toBe('evt_1');
    expect(() => verifyWebhook(signedBy(old), body, secrets.slice(0, 1))).toThrow();
    expect(() => verifyWebhook(signedBy(old), `${body} `, secrets)).toThrow();
    expect(() => verifyWebhook(signedBy(old), body, [])).toThrow();
  });
});
