import { DataSource } from 'typeorm';

import { EventStore } from '@event-store/event-store.js';

import { startBackend, type RunningBackend } from '../../../backend/src/testing/start-backend.js';
import { waitUntil } from '../../../projections/src/testing/eventually.js';
import { startReadSide, type ReadSide } from '../../../test/support/read-side.js';
import { seedDemo } from '../index.js';

/** A tenth of the demo. */
const options = { today: '2026-03-16', seed: 7, consignments: 120 };

let backend: RunningBackend;
let readSide: ReadSide;

beforeAll(async () => {
  backend = await startBackend('movements', [], { OUTGOING_ALLOW: '127.0.0.0/8' });
  await seedInterrupted(backend);
  readSide = await startReadSide(backend.environment.DATABASE_URL);
  const newest = await backend.app.get(EventStore).lastPosition();
  await waitUntil(
    () =>
      query<{ position: string }>('select name, state, error, position from projection_checkpoint'),
    (rows) => rows.length > 0 && rows.every(({ position }) => position >= newest),
    90_000,
  );
}, 300_000);

afterAll(async () => {
  await readSide.stop();
  await backend.stop();
});

const query = <Row>(text: string) => backend.app.get(DataSource).query<Row[]>(text);

/** Interrupts the seed during the movements, and starts it again. */
async function seedInterrupted({ app }: RunningBackend): Promise<void> {
  const database = app.get(DataSource);
  await database.query(`
    create function run_out() returns trigger language plpgsql as $$
    begin
      if (select count(*) from idempotency_key) >= 70 then raise exception 'the power is gone'; end if;
      return new;
    end $$;
    create trigger runs_out before insert on idempotency_key for each row execute function run_out();`);
  await expect(seedDemo(app, options)).rejects.toThrow('the power is gone');
  await database.query('drop trigger runs_out on idempotency_key; drop function run_out();');
  await seedDemo(app, options);
}

describe('demo history, seeded with an interruption', () => {
  it('contains every consignment once, in the planned shares', async () => {
    const counts = await query<{ state: string; status: string; count: number }>(
      `select state, status, count(*)::integer as count from consignment_list group by 1, 2`,
    );
    const [references] = await query<{ all: number; different: number }>(
      `select count(*)::integer as all, count(distinct formatted_references)::integer as different
       from consignment_list`,
    );

    expect(references).toEqual({ all: 120, different: 120 });
    expect(
      Object.fromEntries(counts.map(({ state, status, count }) => [`${state} ${status}`, count])),
    ).toEqual({
      'OPEN DRAFT': 6,
      'OPEN CREATED': 9,
      'DELETED CREATED': 2,
      'MANIFESTED DELIVERED': 91,
      'MANIFESTED IN_TRANSIT': 4,
      'MANIFESTED OUT_FOR_DELIVERY': 2,
      'MANIFESTED PARTIALLY_DELIVERED': 1,
      'MANIFESTED UNABLE_TO_DELIVER': 1,
      'MANIFESTED PICKED_UP': 2,
      'MANIFESTED PICKUP_BOOKED': 2,
    });
  });

  it('leaves few in-transit consignments overdue', async () => {
    const [late] = await query<{ overdue: number }>(
      `select count(*)::integer as overdue from consignment_list
        where status in ('PICKUP_BOOKED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY')
          and eta < '${options.today}'`,
    );

    expect(late?.overdue).toBeLessThanOrEqual(2);
  });

  it('is between ninety days ago and today, in business time', async () => {
    const [span] = await query<{ first: Date; last: Date }>(
      `select min(created_at) as first, max(created_at) as last from consignment_list`,
    );
    const [events] = await query<{ last: string }>(
      `select max(metadata->>'recordedAt') as last from event_store.events
       where stream like 'consignment-%' or stream like 'manifest-%'`,
    );

    expect(span?.first.getTime()).toBeGreaterThan(Date.parse('2025-12-10'));
    expect(span?.last.getTime()).toBeLessThan(Date.parse('2026-03-16'));
    expect(events?.last.slice(0, 10) ?? '').toMatch(/^2026-03-1[3-6]$/);
  });

  it('has failed transmissions, and nothing waiting to be sent', async () => {
    const statuses = await query<{ status: string }>(
      `select distinct data_status as status from manifest_list order by 1`,
    );
    const [failed] = await query<{ count: number }>(
      `select count(*)::integer as count from manifest_list where data_status = 'FAILED'`,
    );
    const [newest] = await query<{ behind: boolean }>(
      `select position::bigint = (select max(position) from event_store.events) as behind
       from reaction_checkpoint where name = 'worker'`,
    );

    expect(statuses.map(({ status }) => status)).toEqual(['FAILED', 'NOT_REQUIRED', 'SENT']);
    expect(failed?.count).toBe(3);
    expect(newest?.behind).toBe(true);
  });

  it('uses the scarce numbers in proportion, and has quotes and filters', async () => {
    const [stored] = await query<{ quotes: number; filters: number }>(
      `select (select count(*) from quote)::integer as quotes,
              (select count(*) from saved_filter)::integer as filters`,
    );
    const [scarce] = await query<{ allotted: number; assigned: number }>(
      `select allotted::integer, assigned::integer from account_range_usage where allotted = 50`,
    );

    expect(stored).toEqual({ quotes: 30, filters: 15 });
    expect(scarce).toEqual({ allotted: 50, assigned: 5 });
  });
});
