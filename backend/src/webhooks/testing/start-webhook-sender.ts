import { JournalWaker, PublicEventQueries } from '../../event-feed/index.js';
import { LeaderLoop } from '../../platform/jobs/leader-loop.js';
import { Mailer } from '../../platform/mail/mailer.js';
import type { RunningBackend } from '../../testing/start-backend.js';
import { WebhookNotices } from '../sending/webhook-notices.js';
import { WebhookSender } from '../sending/webhook-sender.js';
import { WebhookCaller } from '../signing/webhook-caller.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { MovableClock } from './movable-clock.js';

const LOCK = 7_203_517;

/** Starts a sender for a backend's webhooks; the caller stops it. */
export function startWebhookSender({ app, environment, database }: RunningBackend): LeaderLoop {
  const of = <Type>(type: new (...parts: never[]) => Type) => app.get(type, { strict: false });
  const clock = new MovableClock();
  const sender = new WebhookSender(
    ...([of(PublicEventQueries), of(JournalWaker), of(WebhookCaller), of(WebhookSecrets)] as const),
    ...([clock, new WebhookNotices(database, app.get(Mailer, { strict: false }), clock)] as const),
  );
  const options = { databaseUrl: environment.DATABASE_URL, name: 'Webhooks', lock: LOCK };
  const loop = new LeaderLoop(options, (client, signal) => sender.run(client, signal));
  loop.start();
  return loop;
}
