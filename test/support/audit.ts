import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface AuditAnswer {
  readonly isSound: boolean;
  readonly report: string;
}

/** `npm run audit:verify` beside a product that runs on this data directory. */
export function verifyAudit(dataDir: string): AuditAnswer {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'dist/projections/src/audit-verify.js')],
    {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: fs.readFileSync(path.join(dataDir, 'database-url'), 'utf8'),
      },
      encoding: 'utf8',
    },
  );
  return { isSound: status === 0, report: `${stdout}${stderr}` };
}
