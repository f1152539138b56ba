import { setImmediate } from 'node:timers/promises';

import { FairSlots, TooManyWaiting } from './fair-slots.js';

const slotsOf = (slots: number, maxWaiting = 100) =>
  new FairSlots({ slots, maxWaiting, refusal: 'Later' });

/** Asks for a slot of each owner; `started` grows as they get one. */
function ask(slots: FairSlots, owners: readonly string[]) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  for (const owner of owners)
    void slots.take(owner).then((end) => {
      started.push(owner);
      ends.push(end);
    });
  return { started, end: () => ends.shift()?.() };
}

describe('fair slots', () => {
  it('keep a slot that one owner cannot take', async () => {
    const slots = slotsOf(3);
    const { started } = ask(slots, ['a', 'a', 'a', 'b']);
    await setImmediate();

    expect(started).toEqual(['a', 'a', 'b']);
  });

  it('give turns by owner, however many one has', async () => {
    const slots = slotsOf(2);
    const { started, end } = ask(slots, ['a', 'a', 'a', 'a', 'b', 'c', 'b']);
    for (let count = 0; count < 7; count += 1) {
      await setImmediate();
      end();
    }

    expect(started.slice(0, 4)).toEqual(['a', 'b', 'a', 'c']);
    expect(started).toHaveLength(7);
  });

  it('serve one owner with a single slot, one after another', async () => {
    const slots = slotsOf(1);
    const { started, end } = ask(slots, ['a', 'a']);
    await setImmediate();
    expect(started).toHaveLength(1);

    end();
    await setImmediate();
    expect(started).toHaveLength(2);
  });

  it('refuse an owner with too many waiting, and nobody else', async () => {
    const slots = slotsOf(2, 3);
    ask(slots, ['a', 'a', 'a', 'a']);

    await expect(slots.take('a')).rejects.toThrow(TooManyWaiting);
    await expect(slots.take('b')).resolves.toBeDefined();
  });
});
