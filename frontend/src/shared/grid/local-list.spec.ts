import { localPage } from './local-list';

const rows = ['Tasman 10', 'Bass', 'tasman 9'].map((name, index) => ({ id: index + 1, name }));
const list = {
  text: ({ name }: { name: string }) => name,
  keys: { name: ({ name }: { name: string }) => name },
};
const first = { q: '', page: 0, size: 10, sort: 'name,ASC' };
const ids = (query: Partial<typeof first>) =>
  localPage(rows, { ...first, ...query }, list).rows.map(({ id }) => id);

describe('local list', () => {
  it('is sorted in natural order, in both directions', () => {
    expect(ids({})).toEqual([2, 3, 1]);
    expect(ids({ sort: 'name,DESC' })).toEqual([1, 3, 2]);
  });

  it("keeps the server's order for other fields", () => {
    expect(ids({ sort: 'createdAt,DESC' })).toEqual([1, 2, 3]);
  });

  it('moves the row changed last to the top', () => {
    const page = localPage(rows, first, { ...list, isFirst: ({ id }) => id === 1 });
    expect(page.rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('is searched case-insensitively and counted before paging', () => {
    expect(localPage(rows, { ...first, q: 'TASMAN', size: 1, page: 1 }, list)).toEqual({
      rows: [{ id: 1, name: 'Tasman 10' }],
      total: 2,
    });
  });
});
