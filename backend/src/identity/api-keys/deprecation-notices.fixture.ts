import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DateTime } from 'luxon';

import type { NewApiKeyView } from '@contracts/views/user.view.js';

import { Clock } from '../../platform/clock.js';
import { Deprecated } from '../../platform/versions/deprecation.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { type Person, TestSession } from '../../testing/test-session.js';
import { SignedIn } from '../http/access.guard.js';
import { DeprecationNotices } from './deprecation-notices.js';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
export const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);
/** The day as the emails write it. */
export const readable = (day: string) =>
  DateTime.fromISO(day, { locale: 'en-AU' }).toFormat('d LLL yyyy');

export const BOX = 'GET /api/v1/test/box/{id}';
export const CHEST = 'POST /api/v1/test/chest';
export const CRATE = 'GET /api/v1/test/crate';
export const boxSunset = dayIn(100);
export const chestSunset = dayIn(200);

@Controller('api/v1/test')
class ParcelController {
  @Get('box/:id')
  @SignedIn()
  @Deprecated({ since: dayIn(-300), sunset: boxSunset, instead: 'Get a parcel' })
  getBox(@Param('id') id: string) {
    return { id };
  }

  @Post('chest')
  @HttpCode(200)
  @SignedIn()
  @Deprecated({ since: dayIn(-200), sunset: chestSunset, instead: 'Add a parcel' })
  addChest() {
    return {};
  }

  @Get('crate')
  @SignedIn()
  @Deprecated({ since: dayIn(40), sunset: dayIn(500), instead: 'List parcels' })
  listCrates() {
    return {};
  }

  @Get('parcel')
  @SignedIn()
  list() {
    return {};
  }
}

export let backend: RunningBackend;
/** A second backend on the same database. */
export let other: NestExpressApplication;
export let web: TestSession;

interface People {
  /** Of the clients 10 and 13. */
  readonly admin: Person;
  /** Of the client 10. */
  readonly secondAdmin: Person;
  /** Of the client 20, whose customer is another. */
  readonly outsider: Person;
  /** Of the customer of all clients but 20. */
  readonly staff: Person;
}

export let people: People;

export async function makeKey(
  reference: string,
  clientId = 10,
  mode = 'live',
): Promise<NewApiKeyView> {
  const by = clientId === 20 ? people.outsider : clientId === 10 ? people.admin : people.staff;
  const body = { clientId, reference, mode, expiresInDays: 730 };
  return (await web.request<NewApiKeyView>(by, 'POST', 'user/b2b-key', body)).body;
}

/** Stores calls of a key on the day that many days from now. */
export const use = ({ id }: { id: number }, operation = BOX, { days = 0, calls = 1 } = {}) =>
  backend.database.query(
    'insert into api_key_usage (user_id, day, operation, calls) values ($1, $2, $3, $4)',
    [id, dayIn(days), operation, calls],
  );

/** Runs the check once, that many days from now. */
export async function notify(days = 0, app: NestExpressApplication = backend.app): Promise<void> {
  for (const each of [backend.app, other])
    jest.spyOn(each.get(Clock), 'now').mockReturnValue(inDays(days));
  await app.get(DeprecationNotices).notify();
}

export const mails = () =>
  backend.database.query<{ recipient: string; subject: string; text: string }[]>(
    'select recipient, subject, text from mail_outbox order by id',
  );
export const recipients = async () => (await mails()).map(({ recipient }) => recipient);
export const mailCount = async () => (await mails()).length;

/** Starts two backends with deprecated operations, and people to be emailed. */
export function setUpDeprecations(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name, [ParcelController]);
    other = await backend.startAnother();
    await backend.database.query(someClients);
    web = new TestSession(backend);
    people = {
      admin: await web.signInNewUser(
        { role: 'CLIENT_ADMIN', clientId: 10 },
        { role: 'CLIENT_ADMIN', clientId: 13 },
      ),
      secondAdmin: await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 }),
      outsider: await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 20 }),
      staff: await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 }),
    };
  });
  beforeEach(async () => {
    for (const table of ['mail_outbox', 'deprecation_notice', 'api_key_usage'])
      await backend.database.query(`delete from ${table}`);
    await backend.database.query(`delete from user_account where kind = 'API_KEY'`);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => backend.stop());
}
