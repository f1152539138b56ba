import fs from 'node:fs';
import path from 'node:path';

import { SimulatedCarrier } from './simulated-carrier.js';
import { carrierRoutes } from './http/carrier-routes.js';
import { startHttpServer } from './http/http-server.js';
import { HookReceiver } from './hooks/hook-receiver.js';
import { Inbox } from './mail/inbox.js';
import { startMailCatcher } from './mail/mail-catcher.js';
import { OrderSystem } from './orders/order-system.js';
import { demoAccount, type SimulatedCarrierSettings } from './settings.js';
import { loadOrCreateHostKey } from './sftp/host-key.js';
import { startSftpServer, type RunningServer } from './sftp/sftp-server.js';

const MILLISECONDS_PER_ADVANCE = 500;
const MINUTE_MS = 60_000;

export interface RunningCarrier {
  readonly ports: { readonly sftp: number; readonly http: number; readonly smtp: number };
  stop(): Promise<void>;
}

/** Starts the carrier on the loopback address: file drop, web services, tracking feed and a mail catcher. */
export async function startCarrier(settings: SimulatedCarrierSettings): Promise<RunningCarrier> {
  const { folder, ports, secondsPerStep, minutesPerOrderFile } = settings;
  const now = () => new Date();
  const simulated = new SimulatedCarrier({ folder, secondsPerStep, now });
  const mailBox = new Inbox(folder);
  const inbox = path.join(folder, 'inbox');
  collectMissed(inbox, simulated);
  const orders = new OrderSystem({ folder, served: inbox, now });

  const [sftp, http, smtp] = await Promise.all([
    startSftpServer({
      port: ports.sftp,
      hostKey: loadOrCreateHostKey(folder),
      account: demoAccount,
      folder: inbox,
      onArrival: (file) => {
        collect(file, simulated);
      },
    }),
    startHttpServer(ports.http, carrierRoutes(simulated, mailBox, new HookReceiver(now))),
    startMailCatcher(ports.smtp, (mail) => {
      mailBox.add(mail, now());
    }),
  ]);
  const clock = setInterval(() => {
    simulated.advance();
  }, MILLISECONDS_PER_ADVANCE);
  const stopOrders = exportOrders(orders, minutesPerOrderFile);
  return {
    ports: { sftp: sftp.port, http: http.port, smtp: smtp.port },
    stop: async () => {
      clearInterval(clock);
      stopOrders();
      await Promise.all([sftp, http, smtp].map((server: RunningServer) => server.close()));
    },
  };
}

/** Exports a file of orders at intervals. @returns a function that stops it */
function exportOrders(orders: OrderSystem, minutes: number): () => void {
  if (minutes === 0) return () => undefined;
  const next = () => {
    orders.exportNext();
  };
  next();
  const timer = setInterval(next, minutes * MINUTE_MS);
  return () => {
    clearInterval(timer);
  };
}

/** Imports a delivered file; renames one that is not a manifest. */
function collect(file: string, simulated: SimulatedCarrier): void {
  if (!file.endsWith('.json')) return;
  try {
    simulated.receiveManifest(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    fs.renameSync(file, `${file}.rejected`);
  }
}

/** Imports files that arrived just before a crash; known ones are ignored. */
function collectMissed(inbox: string, simulated: SimulatedCarrier): void {
  if (!fs.existsSync(inbox)) return;
  for (const name of fs.readdirSync(inbox, { recursive: true, encoding: 'utf8' }))
    collect(path.join(inbox, name), simulated);
}
