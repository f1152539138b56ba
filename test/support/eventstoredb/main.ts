import { startGuardedEventStoreDB } from './start-eventstoredb.js';

// node --import ./tools/typescript.mjs test/support/eventstoredb/main.ts: one server in its own process.
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
