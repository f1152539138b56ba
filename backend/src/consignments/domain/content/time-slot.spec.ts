import { assertTimeSlot } from './submit.policy.js';

function rejectionOf(begin: string | null, end: string | null): unknown {
  try {
    assertTimeSlot(begin, end);
    return null;
  } catch (error) {
    return error;
  }
}

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
  ])('CON-83 CON-85 CON-86 is rejected with %s', (_case, begin, end, message) => {
    expect(rejectionOf(begin, end)).toMatchObject({
      message,
      details: [{ path: 'deliveryWindowBegin', message }],
    });
  });

  it.each([
    ['both', at(1), at(2)],
    ['neither', null, null],
  ])('is accepted with %s', (_case, begin, end) => {
    expect(rejectionOf(begin, end)).toBeNull();
  });
});
