// Acceptance of carriers' accounts, whole: 500 shipments at the double of the carrier, a fifth of the answers lost, 50 kills.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const spec = 'backend/src/integrations/carriers/account-integration.int.spec.ts';
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'integration', spec],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CARRIER_MANIFESTS: '20',
      CARRIER_SHIPMENTS_EACH: '25',
      CARRIER_KILLS: '50',
    },
  },
);
process.exit(status ?? 1);
