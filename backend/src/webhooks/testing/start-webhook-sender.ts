import { JournalWaker, PublicEventQueries } from '../../event-feed/index.js';
import { LeaderLoop } from '../../platform/jobs/leader-loop.js';
import type { RunningBackend } from '../../testing/start-backend.js';
import { WebhookSender } from '../sending/webhook-sender.js';
import { WebhookCaller } from '../signing/webhook-caller.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { makeWebhookNotices } from './make-webhook-notices.js';
import { MovableClock } from './movable-clock.js';

const LOCK = 7_203_517;

/** Starts a sender for a backend's webhooks; the caller stops it. */
export function startWebhookSender(backend: RunningBackend): LeaderLoop {
  const { app, environment } = backend;
  const of = <Type>(type: new (...parts: never[]) => Type) => app.get(type, { strict: false });
  const clock = new MovableClock();
  const sender = new WebhookSender(
    ...([of(PublicEventQueries), of(JournalWaker), of(WebhookCaller), of(WebhookSecrets)] as const),
    ...([clock, makeWebhookNotices(backend, clock)] as const),
  );
  const options = { databaseUrl: environment.DATABASE_URL, name: 'Webhooks', lock: LOCK };
  const loop = new LeaderLoop(options, (client, signal) => sender.run(client, signal));
  loop.start();
  return loop;
}
