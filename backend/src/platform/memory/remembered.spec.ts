import { Remembered } from './remembered.js';

const counting = (isReliable = () => true) => {
  const read = jest.fn((key: number) => Promise.resolve(`read ${key}`));
  return { read, memory: new Remembered<number, string>({ read, most: 2, isReliable }) };
};

describe('remembering', () => {
  it('reads each value once, also when several ask at the same time', async () => {
    const { read, memory } = counting();

    await Promise.all([memory.get(1), memory.get(1)]);
    expect(await memory.get(1)).toBe('read 1');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads again what was forgotten', async () => {
    const { read, memory } = counting();

    await memory.get(1);
    memory.forget();
    await memory.get(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('does not keep what was being read when it was forgotten', async () => {
    const values = ['old', 'new'];
    const memory = new Remembered<number, string>({
      read: () => Promise.resolve(values.shift() ?? ''),
      most: 2,
      isReliable: () => true,
    });

    const early = memory.get(1);
    memory.forget();
    expect(await early).toBe('old');
    expect(await memory.get(1)).toBe('new');
  });

  it('does not keep a failure', async () => {
    const read = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('there');
    const memory = new Remembered<number, string>({ read, most: 2, isReliable: () => true });

    await expect(memory.get(1)).rejects.toThrow('gone');
    expect(await memory.get(1)).toBe('there');
  });

  it('keeps nothing while a change might go unheard', async () => {
    const { read, memory } = counting(() => false);

    await memory.get(1);
    await memory.get(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('lets the least used value go first', async () => {
    const { read, memory } = counting();

    for (const key of [1, 2, 1, 3, 1]) await memory.get(key);
    expect(read.mock.calls).toEqual([[1], [2], [3]]);
  });
});
