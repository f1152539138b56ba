// Preloaded into the processes of start.mjs (node --import): they end with it, even after a kill -9.
const TIMEOUT_MS = 2000;

process.stdin.resume();
process.stdin.on('close', () => {
  process.kill(process.pid, 'SIGTERM');
  // The database ends at the same time, so a process that waits for it, or for a browser to disconnect, would never
  // end.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), TIMEOUT_MS).unref();
});
process.stdin.unref();
