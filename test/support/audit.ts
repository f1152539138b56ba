import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface AuditResult {
  readonly isIntact: boolean;
  readonly report: string;
}

/** Runs `npm run audit:verify` against the product with this data directory. */
export function verifyAudit(dataDir: string): AuditResult {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'audit:verify'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { isIntact: status === 0, report: `${stdout}${stderr}` };
}
