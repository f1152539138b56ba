import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const source = path.join(import.meta.dirname, 'shifted-clock.c');
const NO_ACCESS_LIMIT = 0o644;

/** Wall clock of all processes of a product, including Postgres, which a test can set while they run. */
export class ShiftedClock {
  private seconds = 0;

  private constructor(private readonly folder: string) {}

  /** @throws Error where it cannot be built: it needs Linux and a C compiler */
  static create(): ShiftedClock {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-clock-'));
    fs.chmodSync(folder, 0o755); // Postgres runs under another account
    const clock = new ShiftedClock(folder);
    const args = ['-shared', '-fPIC', '-O2', '-o', clock.library, source, '-ldl'];
    const { status, stderr, error } = spawnSync('cc', args, { encoding: 'utf8' });
    if (status !== 0) {
      clock.discard();
      throw new Error(`the clock was not built: ${error?.message ?? stderr}`);
    }
    clock.shiftBy(0);
    return clock;
  }

  /** Environment variables for processes that use this clock. */
  get environment(): Readonly<Record<string, string>> {
    return { LD_PRELOAD: this.library, LINEHAUL_CLOCK_FILE: this.file };
  }

  /** Moves the clock by this many seconds, backwards if negative. */
  shiftBy(seconds: number): void {
    this.seconds += seconds;
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(this.seconds));
    // written in place, since the processes have mapped the file
    const file = fs.openSync(this.file, fs.existsSync(this.file) ? 'r+' : 'w', NO_ACCESS_LIMIT);
    fs.writeSync(file, bytes, 0, bytes.length, 0);
    fs.closeSync(file);
  }

  /** Current time of the processes, in milliseconds. */
  now(): number {
    return Date.now() + this.seconds * 1000;
  }

  discard(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private get library(): string {
    return path.join(this.folder, 'shifted-clock.so');
  }

  private get file(): string {
    return path.join(this.folder, 'seconds');
  }
}
