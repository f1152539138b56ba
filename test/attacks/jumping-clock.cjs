// node --require: the clock of this process is set forwards or back by the milliseconds in the file LINEHAUL_CLOCK, also
// while it runs. As after a change of the machine's time, timers and the monotonic clock go on as they were.
const fs = require('node:fs');

const file = process.env.LINEHAUL_CLOCK;
const LOOK_MS = 100;
const Real = Date;
let offset = 0;
let lookedAt = -Infinity;

function now() {
  if (performance.now() - lookedAt > LOOK_MS) {
    lookedAt = performance.now();
    offset = Number(fs.readFileSync(file, 'utf8'));
  }
  return Real.now() + offset;
}

globalThis.Date = class Date extends Real {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }

  static now() {
    return now();
  }
};
