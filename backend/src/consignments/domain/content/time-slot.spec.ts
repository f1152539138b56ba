import { assertTimeSlot } from './submit.policy.js';

describe('a time slot', () => {
  const at = (hour: number) => `2026-03-05T${String(hour).padStart(2, '0')}:00:00.000Z`;

  it.each([
    ['no end', at(1), null, 'Both timeslots must be set'],
    ['no start', null, at(1), 'Both timeslots must be set'],
    [
      'its ends swapped',
      at(2),
      at(1),
      'Invalid time range. End time should be later than Start time.',
    ],
    ['no length', at(1), at(1), 'Invalid time range. End time should be later than Start time.'],
  ])('CON-83 CON-85 CON-86 is refused with %s', (_what, begin, end, message) => {
    expect(() => {
      assertTimeSlot(begin, end);
    }).toThrow(message);
  });

  it.each([
    ['both', at(1), at(2)],
    ['neither', null, null],
  ])('is accepted with %s', (_what, begin, end) => {
    expect(() => {
      assertTimeSlot(begin, end);
    }).not.toThrow();
  });
});
