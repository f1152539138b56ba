import { EventStore } from '@event-store/event-store.js';

import { waitUntil } from '../../../projections/src/testing/eventually.js';
import { JOBS_SCHEMA } from '../platform/jobs/job-task.js';
import { Mailer } from '../platform/mail/mailer.js';
import { writeManifest } from './testing/manifested-consignment.js';
import {
  window,
  client,
  carrier,
  worker,
  startWorker,
  until,
  typesOf,
  caughtMail,
  setUpWorker,
} from './worker.fixture.js';

setUpWorker('worker');

describe('outgoing manifest', () => {
  it('reaches the carrier by SFTP, and its consignment is delivered with a POD', async () => {
    const store = worker.get(EventStore);
    await writeManifest(store, { id: 101, customerCarrierId: 21, window: null, via: 'EMAIL' });

    await until('manifest-101', 'ManifestTransmitted');
    const events = await until('consignment-101', 'ProofRecorded');

    const statuses = events
      .filter(({ type }) => type === 'TrackingUpdated')
      .map(({ data }) => (data as { status: string }).status);
    expect(statuses).toEqual([
      'PICKED_UP',
      'IN_TRANSIT',
      'IN_TRANSIT',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]);
  });

  it('is sent by web service, and its pickup is booked there', async () => {
    const store = worker.get(EventStore);
    await writeManifest(store, { id: 102, customerCarrierId: 22, window, via: 'CARRIER_API' });

    await until('manifest-102', 'ManifestTransmitted');
    const events = await until('manifest-102', 'ManifestPickupBooked');

    const booked = events.find(({ type }) => type === 'ManifestPickupBooked');
    expect(booked?.data).toEqual({ bookingReference: 'PU000001', via: 'CARRIER_API' });
  });

  it('has its pickup requested by email if the carrier has no booking service', async () => {
    const store = worker.get(EventStore);
    await writeManifest(store, { id: 103, customerCarrierId: 21, window, via: 'EMAIL' });

    await until('manifest-103', 'ManifestPickupBooked');

    const page = await caughtMail();
    expect(page).toContain('Pickup booking MAN-103');
    expect(page).toContain('bookings@coastline.example');
  });

  it('is emailed to a client that wants to be notified', async () => {
    const store = worker.get(EventStore);
    await writeManifest(store, { id: 106, customerCarrierId: 21, window: null, via: 'EMAIL' });

    const page = await waitUntil(caughtMail, (html) => html.includes('Manifest MAN-106'));

    expect(page).toContain('dispatch@wattle.example');
  });

  it("GAP-55, SETTINGS-54 is emailed to the receiver with the client's template", async () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await client.query('update client set custom_email = true where id = 7');
    await client.query(
      `insert into custom_email (client_id, company_name, logo_image, custom_text_area,
         default_email_template, logo_and_title, is_deleted)
       values (7, 'Wattle <Medical>', $1, '{consignmentNumber} left with {carrier}. {unknown}',
         false, true, false)`,
      [`data:image/png;base64,${png}`],
    );
    const receiverEmail = 'mia@receiver.example';
    const manifest = { customerCarrierId: 21, window: null, via: 'EMAIL' } as const;
    await writeManifest(worker.get(EventStore), { id: 107, ...manifest, receiverEmail });

    const page = await waitUntil(caughtMail, (html) => html.includes(receiverEmail));
    const [, path = ''] = /href="([^"]*)">Consignment [^<]*Wattle/.exec(page) ?? [];
    const mail = await (await fetch(`http://127.0.0.1:${carrier.ports.http}${path}`)).text();

    expect(mail).toContain('left with Southern Star Express. {unknown}');
    // escaped in the email, and again in the frame that shows it
    expect(mail).toContain('Wattle &amp;lt;Medical&amp;gt;');
    expect(mail).toContain('width=&quot;120&quot;');
  });

  it('is emailed once, even if a worker crashes before completing the job', async () => {
    for (const task of ['announce-manifest', 'tell-receivers'])
      await client.query(`select ${JOBS_SCHEMA}.add_job($1, $2::json)`, [
        task,
        JSON.stringify({ manifestId: 107, causationId: 'again', correlationId: 'again' }),
      ]);
    await waitUntil(
      () =>
        client.query(
          `select from ${JOBS_SCHEMA}.jobs where task_identifier similar to '(announce|tell)-%'`,
        ),
      ({ rowCount }) => rowCount === 0,
    );
    await worker.get(Mailer).send({ to: 'last@wattle.example', subject: 'The last', text: '' });
    const page = await waitUntil(caughtMail, (html) => html.includes('last@wattle.example'));

    expect(page.split('mia@receiver.example')).toHaveLength(2);
    expect(page.split('Manifest MAN-107 ')).toHaveLength(2);
  });

  it('reports missing carrier settings', async () => {
    const store = worker.get(EventStore);
    await writeManifest(store, { id: 104, customerCarrierId: 99, window: null, via: 'EMAIL' });

    const events = await until('manifest-104', 'TransmissionFailed');

    expect(events.at(-1)?.data).toMatchObject({
      attempt: 1,
      reason: 'The carrier is no longer set up for this customer',
    });
  });
});

describe('second worker', () => {
  it('shares the work without duplicates', async () => {
    const second = await startWorker();
    const store = worker.get(EventStore);

    await writeManifest(store, { id: 105, customerCarrierId: 22, window, via: 'CARRIER_API' });
    await until('manifest-105', 'ManifestTransmitted');
    const events = await until('manifest-105', 'ManifestPickupBooked');

    await second.close();
    expect(typesOf(events).filter((type) => type === 'ManifestTransmitted')).toHaveLength(1);
    expect(typesOf(events).filter((type) => type === 'ManifestPickupBooked')).toHaveLength(1);
  });
});

describe('email from a context', () => {
  it('is sent once', async () => {
    const mail = { to: 'mia@wattle.example', subject: 'Reset your password', text: 'Link' };
    await worker.get(Mailer).send(mail);

    const page = await waitUntil(caughtMail, (html) => html.includes('Reset your password'));
    const { rows } = await waitUntil(
      () =>
        client.query<{ unsent: number }>(
          'select count(*)::int as unsent from mail_outbox where sent_at is null',
        ),
      ({ rows: [row] }) => row?.unsent === 0,
    );

    expect(page.split('Reset your password')).toHaveLength(2);
    expect(rows[0]?.unsent).toBe(0);
  });
});
