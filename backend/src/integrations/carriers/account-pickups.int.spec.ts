import type { Recorded } from '@contracts/events/domain-event.js';

import { SystemClock } from '../../platform/clock.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { addJobs, TryAgainLater } from '../../platform/jobs/job-task.js';
import { jobsFor, taskNames } from '../reactions/reactor.js';
import { AccountFixture } from './account-integration.fixture.js';
import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { stub } from '../../../../test/support/stub.js';

let fixture: AccountFixture;

beforeAll(async () => {
  fixture = await AccountFixture.open('account_pickups', 'STARTRACK');
});
afterAll(() => fixture.close());

describe('a pickup on an account with a carrier', () => {
  const window = { readyTime: '2099-03-03T03:00:00.000Z', closingTime: '2099-03-03T05:00:00.000Z' };

  it('is booked there, in the time zone of the sender', async () => {
    const id = await fixture.createManifest(1, { window, via: 'CARRIER_API' });

    await fixture.run(id, 1, 'bookTask');

    const booked = fixture.double.state.pickups.at(-1);
    expect(booked?.reference).toBe(`pickup-${id}`);
    expect(await fixture.eventsOf(id)).toMatchObject([
      { type: 'ManifestPickupBooked', data: { bookingReference: booked?.booking_id } },
    ]);
  });

  it('is not booked twice when the response is lost: a user has to check', async () => {
    const id = await fixture.createManifest(1, { window, via: 'CARRIER_API' });
    const before = fixture.double.state.pickups.length;
    fixture.double.fail('RESET_AFTER_WORK', 'POST /shipping/v1/pickups');

    await fixture.run(id, 1, 'bookTask');

    expect(fixture.double.state.pickups.length).toBe(before + 1);
    expect(await fixture.eventsOf(id)).toMatchObject([
      {
        type: 'PickupBookingFailed',
        data: { nextTryAt: null, reason: expect.stringContaining('may be booked') },
      },
    ]);
  });

  it('is not booked again after a worker crashed midway: a user has to check', async () => {
    const id = await fixture.createManifest(1, { window, via: 'CARRIER_API' });
    const before = fixture.double.state.pickups.length;
    // recorded before the call, and never finished
    await fixture.attempts.begin({ manifestId: id, transmissionNumber: 1 });

    await fixture.run(id, 2, 'bookTask');

    expect(fixture.double.state.pickups.length).toBe(before);
    expect(await fixture.eventsOf(id)).toMatchObject([
      {
        type: 'PickupBookingFailed',
        data: { nextTryAt: null, reason: expect.stringContaining('may be booked') },
      },
    ]);
  });

  it('is booked again when a user, who has checked, resends the manifest', async () => {
    const id = await fixture.createManifest(1, { window, via: 'CARRIER_API' });
    const before = fixture.double.state.pickups.length;
    fixture.double.fail('RESET_BEFORE_WORK', 'POST /shipping/v1/pickups');
    await fixture.run(id, 1, 'bookTask');
    await fixture.run(id, 2, 'bookTask');
    expect(fixture.double.state.pickups.length).toBe(before);

    await fixture.resend(id);
    await fixture.run(id, 1, 'bookTask');

    expect(fixture.double.state.pickups.length).toBe(before + 1);
    expect((await fixture.eventsOf(id)).at(-1)?.type).toBe('ManifestPickupBooked');
  });

  it('is not booked once its times have passed, also when it is resent', async () => {
    const past = { readyTime: '2026-03-03T03:00:00.000Z', closingTime: '2026-03-03T05:00:00.000Z' };
    const id = await fixture.createManifest(1, { window: past, via: 'CARRIER_API' });
    const before = fixture.double.state.pickups.length;
    await fixture.run(id, 1, 'bookTask');
    await fixture.resend(id);
    await fixture.run(id, 1, 'bookTask');

    expect(fixture.double.state.pickups.length).toBe(before);
    const failed = {
      type: 'PickupBookingFailed',
      data: { nextTryAt: null, reason: expect.stringContaining('times have passed') },
    };
    expect(await fixture.eventsOf(id)).toMatchObject([failed, failed]);
  });

  it('is recorded by the next worker when one crashed after the response of the carrier', async () => {
    const id = await fixture.createManifest(1, { window, via: 'CARRIER_API' });
    const before = fixture.double.state.pickups.length;
    await fixture.attempts.begin({ manifestId: id, transmissionNumber: 1 });
    await fixture.attempts.saveReference(id, 'PU-4711');

    await fixture.run(id, 2, 'bookTask');

    expect(fixture.double.state.pickups.length).toBe(before);
    expect(await fixture.eventsOf(id)).toMatchObject([
      { type: 'ManifestPickupBooked', data: { bookingReference: 'PU-4711' } },
    ]);
  });

  it('is retried when nothing was booked', async () => {
    const id = await fixture.createManifest(1, { window, via: 'CARRIER_API' });
    const before = fixture.double.state.pickups.length;
    fixture.double.fail('THROTTLED', 'POST /shipping/v1/pickups');

    await expect(fixture.run(id, 1, 'bookTask')).rejects.toBeInstanceOf(TryAgainLater);
    await fixture.run(id, 2, 'bookTask');

    expect(fixture.double.state.pickups.length).toBe(before + 1);
    expect((await fixture.eventsOf(id)).map(({ type }) => type)).toEqual([
      'PickupBookingFailed',
      'ManifestPickupBooked',
    ]);
  });

  it('is booked once when the manifest is resent while the carrier is being called', async () => {
    const id = await fixture.createManifest(1, { window, via: 'CARRIER_API' });
    const another = await fixture.createManifest(1, { window, via: 'CARRIER_API' });
    const before = fixture.double.state.pickups.length;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const called = new Promise<void>((resolve) => {
      fixture.beforeCall = () => {
        fixture.beforeCall = () => undefined;
        resolve();
        return released;
      };
    });
    const jobGroup = {
      name: 'bookings',
      tasks: [fixture.bookTask()],
      concurrency: 8,
      perCustomer: 4,
    };
    const runner = new JobRunner([jobGroup], new SystemClock(), { databaseUrl: fixture.url });
    runner.start();
    try {
      await addJobs(fixture.database, bookingJobs('PickupBookingRequested', id));
      await called;

      await fixture.resend(id);
      await addJobs(fixture.database, bookingJobs('ManifestResent', id));
      await addJobs(fixture.database, bookingJobs('PickupBookingRequested', another));
      await waitUntil(
        () => fixture.eventsOf(another),
        ({ length }) => length > 0,
      );
      release();
      await waitUntil(
        () => fixture.database.query<object[]>('select 1 from linehaul_jobs.jobs'),
        ({ length }) => length === 0,
      );
    } finally {
      release();
      await runner.stop();
    }

    expect(fixture.double.state.pickups.length).toBe(before + 2);
    expect((await fixture.eventsOf(id)).map(({ type }) => type)).toEqual(['ManifestPickupBooked']);
  });

  it('is requested by email if the manifest specifies it', async () => {
    const id = await fixture.createManifest(1, { window, via: 'EMAIL' });

    await fixture.run(id, 1, 'bookTask');

    expect(await fixture.eventsOf(id)).toMatchObject([
      { type: 'ManifestPickupBooked', data: { bookingReference: 'by email' } },
    ]);
  });
});

const bookingJobs = (type: string, manifestId: number) =>
  jobsFor(
    stub<Recorded>({
      type,
      id: `${type}-${manifestId}`,
      stream: `manifest-${manifestId}`,
      metadata: { correlationId: 'c1', customerId: 3, clientId: 7 },
    }),
  ).filter(({ task }) => task === taskNames.bookPickup);
