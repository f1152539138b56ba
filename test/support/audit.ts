import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface AuditAnswer {
  readonly isSound: boolean;
  readonly report: string;
}

/** `npm run audit:verify` beside a product that runs on this data directory. */
export function verifyAudit(dataDir: string): AuditAnswer {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'audit:verify'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { isSound: status === 0, report: `${stdout}${stderr}` };
}
