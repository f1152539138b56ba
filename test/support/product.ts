import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { freePort } from '../../tools/embedded-pg.mjs';
import { parseJson } from './json.js';

const root = path.resolve(import.meta.dirname, '../..');
const MAX_START_MS = 180_000;
const MAX_STOP_MS = 60_000;

export interface ProductOptions {
  readonly dataDir?: string;
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-'));
  // as root, Postgres runs under another account and would store its files elsewhere, where they would remain
  fs.chmodSync(folder, 0o711);
  return folder;
}

/** Builds beforehand, so that only the start is timed. */
async function build(): Promise<void> {
  const builder = spawn(process.execPath, [path.join(root, 'tools/build.mjs')], {
    stdio: 'inherit',
  });
  const [code] = (await once(builder, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the build failed');
}

/** The product as `npm start` runs it, with its own data directory. */
export class Product {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  static async start(options: ProductOptions = {}): Promise<Product> {
    const product = new Product(
      options.port ?? (await freePort()),
      options.dataDir ?? newFolder(),
      options.environment ?? {},
    );
    await build();
    try {
      await product.start();
    } catch (error) {
      await product.kill(); // nothing else would stop it
      throw error;
    }
    return product;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts or restarts it on its data, and waits until it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(root, 'tools/start.mjs')], {
      env: {
        ...process.env,
        LOG_LEVEL: 'warn',
        // A tenth of the demo: enough for every list, and each start is several seconds faster.
        DEMO_CONSIGNMENTS: '120',
        // Orders that arrive on their own would change what tests count.
        DEMO_ORDER_MINUTES: '0',
        ...this.environment,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`not ready in time:\n${this.output}`));
      }, MAX_START_MS);
      const collectOutput = (text: Buffer) => {
        this.output = (this.output + text.toString()).slice(-20_000);
        if (!this.output.includes('Linehaul is ready')) return;
        clearTimeout(timer);
        resolve();
      };
      this.output = '';
      child.stdout.on('data', collectOutput);
      child.stderr.on('data', collectOutput);
      child.once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`ended with ${code ?? 'a signal'}:\n${this.output}`));
      });
    });
  }

  /** Its recent output. */
  get log(): string {
    return this.output;
  }

  /** Process ids by name: backend, worker, projections, carrier. */
  get processes(): Readonly<Record<string, number>> {
    const file = path.join(this.dataDir, 'processes.json');
    return parseJson<Record<string, number>>(fs.readFileSync(file, 'utf8'));
  }

  /** URLs where its processes serve health and metrics. */
  get monitoringPorts(): Readonly<Record<string, number>> {
    const file = path.join(this.dataDir, 'monitoring-ports.json');
    return parseJson<Record<string, number>>(fs.readFileSync(file, 'utf8'));
  }

  get supervisorPid(): number {
    if (!this.child?.pid) throw new Error('the product is not running');
    return this.child.pid;
  }

  /** Kills all processes, as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops all processes in order. @throws on timeout, after killing them */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this;
    const late = setTimeout(() => child?.kill('SIGKILL'), MAX_STOP_MS);
    await this.end(signal);
    clearTimeout(late);
    if (child?.signalCode === 'SIGKILL') throw new Error(`did not stop in time:\n${this.output}`);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = undefined;
    const isRunning = child.exitCode === null && child.signalCode === null;
    const gone = isRunning ? once(child, 'exit') : Promise.resolve();
    child.kill(signal);
    await gone;
  }

  /** Deletes its data. */
  discard(): void {
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** URL of the database as its owner, who has more privileges than the programs. */
export const databaseUrlOf = ({ dataDir }: Product): string =>
  fs.readFileSync(path.join(dataDir, 'database-owner-url'), 'utf8');
