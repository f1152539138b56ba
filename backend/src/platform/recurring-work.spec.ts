import { HourlyTask } from './hourly-task.js';
import { MinuteWriter } from './minute-writer.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Work that ends on demand. */
class SlowWork {
  started = 0;
  private readonly ends: (() => void)[] = [];

  run(): Promise<void> {
    this.started += 1;
    return new Promise((resolve) => this.ends.push(resolve));
  }

  /** Ends all work that was started. */
  async end(): Promise<void> {
    for (const end of this.ends.splice(0)) end();
    await Promise.resolve();
    await Promise.resolve();
  }
}

class SlowTask extends HourlyTask {
  readonly slow = new SlowWork();

  protected work(): Promise<void> {
    return this.slow.run();
  }
}

class SlowWriter extends MinuteWriter {
  readonly slow = new SlowWork();

  flush(): Promise<void> {
    return this.slow.run();
  }
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe.each([
  ['hourly work', () => new SlowTask(), HOUR_MS],
  ['a write of every minute', () => new SlowWriter(), MINUTE_MS],
] as const)('%s', (_, create, intervalMs) => {
  it('does not start again before it has ended', async () => {
    const recurring = create();
    recurring.onApplicationBootstrap();
    for (let round = 0; round < 3; round += 1) await jest.advanceTimersByTimeAsync(intervalMs);
    expect(recurring.slow.started).toBe(1);

    await recurring.slow.end();
    await jest.advanceTimersByTimeAsync(intervalMs);
    expect(recurring.slow.started).toBe(2);
    void recurring.onApplicationShutdown();
  });
});

it('a write in progress ends before the last one of a shutdown', async () => {
  const writer = new SlowWriter();
  writer.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  const shutdown = writer.onApplicationShutdown();
  expect(writer.slow.started).toBe(1);

  await writer.slow.end();
  await jest.advanceTimersByTimeAsync(0);
  expect(writer.slow.started).toBe(2);
  await writer.slow.end();
  await shutdown;
});
