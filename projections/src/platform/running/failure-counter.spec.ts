import { FailureCounter } from './runner.js';

const stops = (failures: FailureCounter, ...positions: (string | null)[]) =>
  positions.map((position) => failures.add(position));

describe('repeated failures', () => {
  it('stop a projection when an event has failed five times', () => {
    expect(stops(new FailureCounter(), '7', '7', '7', '7', '7')).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('do not stop the projection unless an event caused them, and an outage does not count as an attempt', () => {
    const failures = new FailureCounter();

    expect(stops(failures, ...Array<null>(20).fill(null), '7')).not.toContain(true);
    expect(failures.consecutive).toBe(21);
  });

  it('are counted from zero again once the projection advances', () => {
    const failures = new FailureCounter();
    stops(failures, '7', '7', '7', '7');

    failures.reset();

    expect(stops(failures, '8')).toEqual([false]);
    expect(failures.consecutive).toBe(1);
  });
});
