import fs from 'node:fs';

import { startCarrier } from './simulated-carrier/carrier.js';
import { readSettings } from './simulated-carrier/settings.js';

const settings = readSettings(process.env);
const carrier = await startCarrier(settings);

const { sftp, http, smtp } = carrier.ports;
const addresses = {
  sftp: { host: '127.0.0.1', port: sftp },
  http: `http://127.0.0.1:${http}`,
  smtp: `smtp://127.0.0.1:${smtp}`,
};
fs.writeFileSync(settings.addressFile, JSON.stringify(addresses, null, 2));
console.error(`The simulated carrier listens: ${JSON.stringify(carrier.ports)}`);

/** A visitor may stay connected and say nothing. */
const PATIENCE_MS = 3_000;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    void carrier.stop().then(() => process.exit(0));
  });
