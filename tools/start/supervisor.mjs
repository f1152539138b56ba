// Keeps the processes of one machine running: one that ends is restarted, and all of them end together.
import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');
const endWithParent = pathToFileURL(path.join(root, 'tools/exit-with-parent.mjs')).href;
const program = (file) => path.join(root, 'dist', file);
const GRACE_MS = 8000;
const MAX_RESTART_DELAY_MS = 5000;
/** A process that fails at its start ends sooner; one that ran this long is restarted without delay. */
const STARTED_MS = 10_000;

const preloaded = ['--import', endWithParent];

/** Detached, so that Ctrl-C reaches only the supervisor, which then stops the others in order. */
const spawnAlone = (file, env) =>
  spawn(process.execPath, [...preloaded, file], {
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  });

/**
 * Every process accepts connections itself. If they were distributed from here (the cluster's other policy), a
 * connection whose process is killed before accepting it would never be closed.
 */
function spawnSharingPort(file, env) {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: file,
    args: [],
    execArgv: preloaded,
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  const worker = cluster.fork(env);
  worker.on('error', () => undefined); // reported through its process
  return worker.process;
}

export class Supervisor {
  #running = [];
  #stopping;

  /** @param pidFile process ids by name, for debugging */
  constructor(environment, log, pidFile) {
    this.environment = environment;
    this.log = log;
    this.pidFile = pidFile;
  }

  get isStopping() {
    return this.#stopping !== undefined;
  }

  /** Runs a program to completion. @throws when it fails, or was stopped */
  async runOnce(file, environment = {}) {
    if (this.isStopping) throw new Error('stopped');
    const entry = this.#spawn(spawnAlone, file, environment);
    this.#running.push(entry);
    const reason = await entry.gone;
    this.#running.splice(this.#running.indexOf(entry), 1);
    if (reason !== 0) throw new Error(`${file} failed (${reason})`);
  }

  /** State of the supervised processes: whether each is up, and its number of restarts. */
  get processes() {
    return this.#running
      .filter(({ name }) => name !== undefined)
      .map(({ name, child, isUp, restarts }) => ({ name, pid: child.pid, isUp, restarts }));
  }

  /**
   * Starts a program, and restarts it with growing delays whenever it ends.
   * @param {{environment?: Record<string, string>, sharesPort?: boolean}} options `sharesPort` for several programs
   * that listen on one port: each accepts connections when it is idle
   */
  keepRunning(name, file, { environment = {}, sharesPort = false } = {}) {
    if (this.isStopping) return;
    const start = sharesPort ? spawnSharingPort : spawnAlone;
    const entry = { name, file, environment, start, failures: 0, restarts: 0 };
    this.#running.push(entry);
    this.#start(entry);
  }

  #start(entry) {
    const startedAt = Date.now();
    const { start, file, environment } = entry;
    Object.assign(entry, this.#spawn(start, file, environment), { isUp: true });
    this.#writePids();
    void entry.gone.then((reason) => {
      entry.isUp = false;
      if (this.isStopping) return;
      entry.failures = Date.now() - startedAt > STARTED_MS ? 1 : entry.failures + 1;
      const delay = Math.min(100 * 2 ** entry.failures, MAX_RESTART_DELAY_MS);
      this.log(`${entry.name} exited (${reason}), restarting it in ${delay} ms`);
      setTimeout(() => this.#startAgain(entry), delay);
    });
  }

  #startAgain(entry) {
    if (this.isStopping) return;
    entry.restarts += 1;
    this.#start(entry);
  }

  #spawn(start, file, environment = {}) {
    const child = start(program(file), { ...process.env, ...this.environment, ...environment });
    child.stdin.on('error', () => undefined);
    const gone = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(code ?? signal));
      // the machine has no room for another process
      child.once('error', ({ message }) => resolve(message));
    });
    return { child, gone };
  }

  /** For diagnosis only: a full disk must not stop the processes. */
  #writePids() {
    const pids = this.processes.map(({ name, pid }) => [name, pid]);
    // renamed into place, so that it is complete even after a kill -9
    const draft = `${this.pidFile}.new`;
    try {
      fs.writeFileSync(draft, JSON.stringify(Object.fromEntries(pids)));
      fs.renameSync(draft, this.pidFile);
    } catch (error) {
      this.log(`${this.pidFile} could not be written: ${error.message}`);
    }
  }

  /** Stops every process, in reverse order of their start; nothing is started from now on. */
  stop() {
    return (this.#stopping ??= this.#endAll());
  }

  async #endAll() {
    await undefined; // everything is stopping from here on
    for (const { child, gone } of this.#running.toReversed()) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      const timer = new AbortController();
      const forced = wait(GRACE_MS, undefined, { signal: timer.signal }).then(
        () => child.kill('SIGKILL'),
        () => undefined,
      );
      await Promise.race([gone, forced]);
      timer.abort();
      await gone;
    }
  }
}
