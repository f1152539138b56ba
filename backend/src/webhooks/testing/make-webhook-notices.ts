import type { Clock } from '../../platform/clock.js';
import { Mailer } from '../../platform/mail/mailer.js';
import type { RunningBackend } from '../../testing/start-backend.js';
import { ExpiringEventNotices } from '../sending/expiring-event-notices.js';
import { GivenUpNotices } from '../sending/given-up-notices.js';
import { WebhookNotices } from '../sending/webhook-notices.js';

/** Emails about webhooks, as of a clock of the test. */
export function makeWebhookNotices(backend: RunningBackend, clock: Clock): WebhookNotices {
  const { app, database, environment } = backend;
  const mailer = app.get(Mailer, { strict: false });
  return new WebhookNotices(
    ...([database, mailer, clock] as const),
    new GivenUpNotices(database, mailer, clock, environment),
    new ExpiringEventNotices(database, mailer, clock, environment),
  );
}
