import { eventsSince } from './events-since.js';

const at = (...times: readonly string[]) =>
  times.map((time) => ({ recordedAt: `2026-11-20T${time}.000Z` }));
const noon = new Date('2026-11-20T12:00:00Z');

describe('the events since an instant', () => {
  it('begin with the first recorded then or later', () => {
    expect(eventsSince(at('11:59:59', '12:00:00', '12:00:01'), noon)).toEqual(
      at('12:00:00', '12:00:01'),
    );
  });

  it('include all events after that one, even if a clock was set back', () => {
    const events = at('12:00:00', '11:30:00', '11:30:01');
    expect(eventsSince(events, noon)).toEqual(events);
  });

  it('are none when all are older', () => {
    expect(eventsSince(at('11:59:59'), noon)).toEqual([]);
  });
});
