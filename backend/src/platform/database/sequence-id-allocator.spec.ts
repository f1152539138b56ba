import { SequenceIdAllocator } from './sequence-id-allocator.js';

/** Allocates blocks of 100, one query each. */
const sequence = () => {
  let first = 1;
  return {
    asked: 0,
    query(): Promise<unknown> {
      this.asked += 1;
      const rows = [{ first }];
      first += 100;
      return Promise.resolve(rows);
    },
  };
};

describe('allocating ids', () => {
  it('counts up, querying the database once per hundred', async () => {
    const database = sequence();
    const ids = new SequenceIdAllocator(database);

    const taken = [];
    for (let count = 0; count < 150; count += 1) taken.push(await ids.next('consignment'));

    expect(taken).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
    expect(database.asked).toBe(2);
  });

  it('allocates each id once under concurrency', async () => {
    const database = sequence();
    const ids = new SequenceIdAllocator(database);

    const taken = await Promise.all(Array.from({ length: 250 }, () => ids.next('manifest')));

    expect(new Set(taken).size).toBe(250);
    expect(database.asked).toBe(3);
  });

  it('queries again after the database was down', async () => {
    const database = sequence();
    const ids = new SequenceIdAllocator(database);
    jest.spyOn(database, 'query').mockRejectedValueOnce(new Error('away'));

    await expect(ids.next('consignment')).rejects.toThrow('away');
    expect(await ids.next('consignment')).toBe(1);
  });
});
