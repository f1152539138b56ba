import { startEventStoreDB } from './start-eventstoredb.js';

// node --import ./tools/typescript.mjs test/support/eventstoredb/main.ts: one server in its own process.
const server = await startEventStoreDB();
process.on('SIGUSR2', () => {
  server.dropConnections();
});
process.stdin.resume();
process.stdin.on('close', () => process.exit()); // it ends with its parent
process.stdout.write(`${server.url}\n`);
