import { startGuardedEventStoreDB } from './start-eventstoredb.js';

/** `node tools/typescript.cjs test/support/eventstoredb/main.ts`: one server in its own process. */
async function main(): Promise<void> {
  const server = await startGuardedEventStoreDB('administrator');
  process.on('SIGUSR2', () => {
    server.dropConnections();
  });
  process.stdin.resume();
  process.stdin.on('close', () => process.exit()); // it exits with its parent
  const addresses = {
    url: server.urlOf('linehaul', 'programs'),
    adminUrl: server.urlOf('admin', 'administrator'),
  };
  process.stdout.write(`${JSON.stringify(addresses)}\n`);
}

void main();
