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
console.error(`The simulated carrier is listening: ${JSON.stringify(carrier.ports)}`);

/** Clients may stay connected without sending anything. */
const REQUEST_TIMEOUT_MS = 3_000;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    setTimeout(() => process.exit(1), REQUEST_TIMEOUT_MS).unref();
    void carrier.stop().then(() => process.exit(0));
  });
