// Preloaded into the processes of start.mjs (node --import): they end with it, even when it was killed with -9.
const PATIENCE_MS = 2000;

process.stdin.resume();
process.stdin.on('close', () => {
  process.kill(process.pid, 'SIGTERM');
  // The database goes at the same moment: whoever waits for it, or for a browser to hang up, would stay for ever.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref();
});
process.stdin.unref();
