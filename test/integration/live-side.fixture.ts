import { io, type Socket } from 'socket.io-client';

import { isTestClient } from '@contracts/rules/test-environment.js';
import type { EventFeedView } from '@contracts/views/public-event.view.js';

import type { TestClient } from '../../backend/src/testing/test-client.js';
import { signedInUser } from '../../backend/src/testing/start-backend.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { admin, backend, user } from './shipped-consignments.fixture.js';
import { program } from './test-environments.fixture.js';

/** Screens, counts and reports of live users. */
const screens: readonly (readonly [string, string, object?])[] = [
  ['POST', 'consignment/list?permission=READ_CONSIGNMENT&size=200&page=0&sort=id,DESC', {}],
  ['GET', 'manifest?permission=READ_MANIFEST&size=200&page=0'],
  ['GET', 'manifest/open?permission=READ_MANIFEST&size=200&page=0'],
  ['GET', 'address?clientId=10&permission=READ_ADDRESS&size=200&page=0'],
  ['GET', 'reporting/open-consignments?clientId=10&fileFormat=csv'],
  ['GET', 'reporting/client?clientId=10&fromDate=2020-01-01&toDate=2099-01-01&fileFormat=csv'],
  ['GET', 'quote?clientId=10'],
  ['GET', 'notice'],
  ['GET', 'dashboard/summary'],
];
/** Fields that change without live data: the time of the response, and positions, which test data advances as well. */
const MOVING = /"(asOf|position|lookedAt)":"[^"]*"/g;
const MESSAGES = ['rows', 'rows-changed', 'records-changed'];

/** View of customer 1's live users: lists, counts, reports, the feed, live messages, numbers and mail. */
export class LiveSide {
  private before: Readonly<Record<string, string>> = {};
  private readonly received: unknown[] = [];

  private constructor(
    private readonly feed: TestClient,
    private readonly socket: Socket,
  ) {
    for (const name of MESSAGES)
      socket.on(name, (message: { clientId?: number }) => {
        // browsers show messages of a test environment only while it is selected
        if (!isTestClient(message.clientId)) this.received.push({ name, message });
      });
  }

  /** Waits until the read side has processed a consignment. */
  static async watch(consignmentId: number): Promise<LiveSide> {
    const roles = [{ role: 'CLIENT_ADMIN', clientId: 10 }] as const;
    const { token } = await signedInUser(backend, { email: 'live@x.example', roles: [...roles] });
    const options = { transports: ['websocket'], forceNew: true, auth: { token } };
    const socket = io(backend.url, options);
    await new Promise((resolve) => socket.once('session-changed', resolve));
    const { client } = await program('live');
    const live = new LiveSide(client, socket);
    // the whole read side has processed it: the list has it, the feed has it, and nothing changes any more
    const [settled] = await waitUntil(
      async () => [await live.look(), await live.look()] as const,
      ([one, other]) =>
        Object.values(one).some((text) => text.includes(`"id":${consignmentId},`)) &&
        (one['feed'] ?? '').includes(`"consignmentId":${consignmentId},`) &&
        JSON.stringify(one) === JSON.stringify(other),
    );
    live.before = settled;
    live.received.length = 0;
    return live;
  }

  /** Stops watching; returns the names of the views that have changed. */
  async changes(): Promise<readonly string[]> {
    const now = await this.look();
    this.socket.close();
    return Object.keys(now).filter((name) => now[name] !== this.before[name]);
  }

  /** Live messages since the start, except those of the environment itself. */
  messages(): readonly unknown[] {
    return this.received;
  }

  private async look(): Promise<Readonly<Record<string, string>>> {
    const seen: Record<string, string> = {};
    for (const [method, path, body] of screens)
      for (const [name, viewer] of [
        ['client', user],
        ['customer', admin],
      ] as const) {
        const { status, text } = await viewer.requestText(method, path, body);
        seen[`${name}: ${method} ${path}`] = `${status} ${text.replaceAll(MOVING, '')}`;
      }
    const { body } = await this.feed.request<EventFeedView>(
      'GET',
      'events?from=beginning&limit=500',
    );
    seen['feed'] = JSON.stringify(body.events);
    for (const [name, sql] of Object.entries(queries))
      seen[name] = JSON.stringify(await backend.database.query<object[]>(sql));
    return seen;
  }
}

const queries: Readonly<Record<string, string>> = {
  numbers: `select client_carrier_account_id, assigned from account_range_usage
             where client_id < 1000000000 order by 1`,
  counts: `select client_id, open, manifested, deleted from consignment_count
            where client_id < 1000000000 order by 1`,
  mail: 'select 1 from mail_outbox where sent_at is not null',
};
