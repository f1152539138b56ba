// Ports on which the processes of one machine serve health and metrics, and the supervisor's own endpoint.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { freePort, isFree } from '../embedded-pg/free-port.mjs';

/** Number of ports after the product's to search for free ones. */
const MAX_BEHIND = 40;

const root = path.resolve(import.meta.dirname, '../..');
const built = (file) =>
  import(pathToFileURL(path.join(root, 'dist/backend/monitoring', file)).href);

/**
 * Ports after the product's, if free, the supervisor's first. Each is chosen once per data directory, so that
 * monitoring can rely on it.
 * @param {readonly string[]} watched names of the processes that serve health and metrics
 * @returns {Promise<Readonly<Record<string, number>>>} by name, `supervisor` among them
 */
export async function monitoringPorts(dataDir, port, watched) {
  const file = path.join(dataDir, 'monitoring-ports.json');
  const kept = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const names = ['supervisor', ...watched];
  const chosen = {};
  for (const name of names)
    chosen[name] = kept[name] ?? (await nextPort(port, { ...kept, ...chosen }));
  try {
    fs.writeFileSync(file, JSON.stringify(chosen));
  } catch {
    // the disk is full: other ports may be chosen on the next start
  }
  return chosen;
}

async function nextPort(port, taken) {
  const isTaken = new Set(Object.values(taken));
  for (let next = port + 1; next <= port + MAX_BEHIND && next < 65_536; next += 1)
    if (!isTaken.has(next) && (await isFree(next))) return next;
  return freePort();
}

/** Serves the running processes and their restart counts, on this machine only. */
export async function monitorSupervisor(supervisor, port, log) {
  const { MonitoringServer } = await built('monitoring-server.js');
  const { defineGauge } = await built('metrics.js');
  const gauge = (name, help, valueOf) =>
    defineGauge({ name, help, labelNames: ['process'] }, async () =>
      supervisor.processes.map((entry) => ({
        labels: { process: entry.name },
        value: valueOf(entry),
      })),
    );
  gauge('linehaul_process_up', '1 for a running process', ({ isUp }) => Number(isUp));
  gauge('linehaul_process_restarts', 'Number of restarts of a process', (entry) => entry.restarts);
  return MonitoringServer.start({
    host: '127.0.0.1',
    port,
    token: process.env.METRICS_TOKEN || undefined,
    isReady: async () => supervisor.processes.every(({ isUp }) => isUp),
    log,
  });
}
