// Ports of the simulated carrier: chosen once per data directory, since the demo's carriers refer to them.
import fs from 'node:fs';
import path from 'node:path';

import { freePort } from '../embedded-pg.mjs';

export async function simulatedCarrierEnvironment(dataDir) {
  const { sftp, http, smtp } = await ports(dataDir);
  return {
    SIMULATED_CARRIER_SFTP_PORT: String(sftp),
    SIMULATED_CARRIER_HTTP_PORT: String(http),
    SIMULATED_CARRIER_SMTP_PORT: String(smtp),
    SMTP_URL: process.env.SMTP_URL ?? `smtp://127.0.0.1:${smtp}`,
    OUTGOING_ALLOW: '127.0.0.0/8,::1/128',
  };
}

async function ports(dataDir) {
  const file = path.join(dataDir, 'simulated-carrier-ports.json');
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
  const chosen = { sftp: await freePort(), http: await freePort(), smtp: await freePort() };
  fs.writeFileSync(file, JSON.stringify(chosen));
  return chosen;
}
