// npm start: everything on one machine, from a fresh clone. Started in order, stopped in the reverse order.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { build } from './start/build.mjs';
import { installIfNeeded } from './start/install.mjs';
import { untilPortIsFree } from './start/port.mjs';
import { readSettings } from './start/settings.mjs';

const log = (message) => console.error(`[linehaul] ${message}`);

try {
  await start();
} catch (error) {
  log(error.message);
  process.exit(1);
}

async function start() {
  const settings = readSettings(process.env);
  const pidFile = path.join(settings.dataDir, 'processes.json');
  await untilPortIsFree(settings.port, pidFile);
  installIfNeeded();
  await build();

  const { RestartingDatabase } = await import('./start/restarting-database.mjs');
  const { writeEventStoreUrl } = await import('./start/database.mjs');
  const { Supervisor } = await import('./start/supervisor.mjs');
  const database = settings.databaseUrl
    ? undefined
    : await RestartingDatabase.start(settings.dataDir, log);
  writeEventStoreUrl(settings);
  const environment = await environmentOf(settings, settings.databaseUrl ?? database.url);
  const supervisor = new Supervisor(environment, log, pidFile);
  stopOnSignal(supervisor, database);

  try {
    await launch(supervisor, settings, database?.ownerUrl);
  } catch (error) {
    if (supervisor.isStopping) return; // also ends the process on a signal
    await supervisor.stop();
    await database?.stop();
    throw error;
  }
}

async function launch(supervisor, settings, ownerUrl) {
  const asOwner = ownerUrl ? { DATABASE_OWNER_URL: ownerUrl } : {};
  const { monitoringPorts, monitorSupervisor } = await import('./start/monitoring.mjs');
  const backends = namesOf('backend', settings.backends);
  const projections = namesOf('projections', settings.projections);
  const isShared = backends.length > 1;
  const watched = [...projections, 'worker', ...(isShared ? backends : [])];
  const ports = await monitoringPorts(settings.dataDir, settings.port, watched);
  const servedAt = (name) => ({ MONITORING_PORT: String(ports[name]) });
  await supervisor.runOnce('backend/src/migrate.js', asOwner);
  for (const [index, name] of projections.entries())
    supervisor.keepRunning(name, 'projections/src/main.js', {
      environment: { ...servedAt(name), PROJECTIONS_PART: `${index + 1}/${projections.length}` },
    });
  if (settings.demo) {
    supervisor.keepRunning('carrier', 'demo/simulated-carrier.js');
    await supervisor.runOnce('demo/seed.js');
  }
  for (const name of backends)
    supervisor.keepRunning(name, 'backend/src/main.js', {
      environment: isShared ? servedAt(name) : {},
      sharesPort: isShared,
    });
  supervisor.keepRunning('worker', 'backend/src/worker.js', { environment: servedAt('worker') });
  await monitorSupervisor(supervisor, ports.supervisor, log);

  await ready(settings.port);
  if (!supervisor.isStopping) greet(settings);
}

/** `backend` for one process, `backend-1` and `backend-2` for two. */
function namesOf(kind, count) {
  if (count === 1) return [kind];
  return Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);
}

async function environmentOf(settings, databaseUrl) {
  const common = {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DEMO: String(settings.demo),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // an instant without an offset is in UTC, on every machine
    TZ: 'UTC',
    DATABASE_URL: databaseUrl,
  };
  if (!settings.demo) return common;
  const { simulatedCarrierEnvironment } = await import('./start/simulated-carrier.mjs');
  return { ...common, ...(await simulatedCarrierEnvironment(settings.dataDir)) };
}

async function ready(port) {
  for (;;) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/health/ready`)).ok) return;
    } catch {
      // not listening yet
    }
    await wait(100);
  }
}

function stopOnSignal(supervisor, database) {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await supervisor.stop();
    await database?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
}

function greet({ port, demo }) {
  console.log(`\n  Linehaul is ready: http://localhost:${port}\n`);
  if (!demo) return;
  console.log('  Sign in as one of these users with the password Linehaul1');
  for (const [email, what] of [
    ['melbourne@banksia.example', 'ships for one client'],
    ['parent@banksia.example', 'ships for a group of clients'],
    ['admin@coastline.example', 'administers the customer'],
    ['auditor@coastline.example', 'can view everything but change nothing'],
    ['super@linehaul.example', 'sees everything'],
  ])
    console.log(`    ${email.padEnd(30)} ${what}`);
  console.log('\n  A program may use this key, which ships test data only');
  console.log('    lh_test_DEMO0000_Sandbox0000000000000000000000000000000000000YrA70');
  console.log(`\n  Emails sent by the demo: http://localhost:${port}/demo/mail`);
  console.log(`  Webhooks sent by the demo: http://localhost:${port}/demo/hooks`);
  console.log('  Stop with Ctrl-C\n');
}
