import fs from 'node:fs';
import path from 'node:path';

import { SimulatedCarrier } from './simulated-carrier.js';
import { carrierRoutes } from './http/carrier-routes.js';
import { startHttpServer } from './http/http-server.js';
import { Inbox } from './mail/inbox.js';
import { startMailCatcher } from './mail/mail-catcher.js';
import { demoAccount, type SimulatedCarrierSettings } from './settings.js';
import { loadOrCreateHostKey } from './sftp/host-key.js';
import { startSftpServer, type RunningServer } from './sftp/sftp-server.js';

const MILLISECONDS_PER_ADVANCE = 500;

export interface RunningCarrier {
  readonly ports: { readonly sftp: number; readonly http: number; readonly smtp: number };
  stop(): Promise<void>;
}

/** Starts the carrier on the loopback address: file drop, web services, tracking feed and a mail catcher. */
export async function startCarrier(settings: SimulatedCarrierSettings): Promise<RunningCarrier> {
  const { folder, ports, secondsPerStep } = settings;
  const now = () => new Date();
  const simulated = new SimulatedCarrier({ folder, secondsPerStep, now });
  const mailBox = new Inbox(folder);
  const inbox = path.join(folder, 'inbox');
  collectMissed(inbox, simulated);

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
    startHttpServer(ports.http, carrierRoutes(simulated, mailBox)),
    startMailCatcher(ports.smtp, (mail) => {
      mailBox.add(mail, now());
    }),
  ]);
  const clock = setInterval(() => {
    simulated.advance();
  }, MILLISECONDS_PER_ADVANCE);
  return {
    ports: { sftp: sftp.port, http: http.port, smtp: smtp.port },
    stop: async () => {
      clearInterval(clock);
      await Promise.all([sftp, http, smtp].map((server: RunningServer) => server.close()));
    },
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
