import path from 'node:path';
import { parseArgs } from 'node:util';

import { networkTransport } from './carrier-adapters/kit/carrier-client.js';
import { verifyCarrier } from './carrier-adapters/verify/verify-command.js';
import { OutgoingPolicy, parseRanges } from './platform/outgoing/outgoing.policy.js';

const USAGE = `usage: npm run carrier:verify -- ADAPTER [--replay] [--record] [--production]
         [--number CONNOTE] [--pickup] [--manifest] [--server URL]
`;
const TIMEOUT_MS = 30_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replay: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    production: { type: 'boolean', default: false },
    pickup: { type: 'boolean', default: false },
    manifest: { type: 'boolean', default: false },
    number: { type: 'string' },
    server: { type: 'string' },
  },
});
const [adapter] = positionals;
if (adapter === undefined || !/^[a-z][a-z0-9-]*$/.test(adapter)) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const permitted = parseRanges(process.env['OUTGOING_ALLOW'] ?? '');
process.exitCode = await verifyCarrier({
  adapter,
  isProduction: values.production,
  isReplay: values.replay,
  isRecording: values.record && !values.replay,
  withPickup: values.pickup,
  withManifest: values.manifest,
  number: values.number,
  server: values.server,
  variables: process.env,
  network: networkTransport(new OutgoingPolicy({ permitted, timeoutMs: TIMEOUT_MS })),
  now: new Date(),
  folder: path.resolve('backend/src/carrier-adapters', adapter, 'recordings'),
  print: (line) => process.stdout.write(`${line}\n`),
});
