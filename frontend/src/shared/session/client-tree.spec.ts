import { sortAsTree } from './client-tree';

const client = (id: number, name: string, parentId: number | null) => ({
  id,
  name,
  parentId,
  customerId: 1,
  testId: null,
});

describe('client tree', () => {
  it('lists clients below their parents, whatever their names', () => {
    const clients = [
      client(3, 'Acacia Grandchild', 2),
      client(9, 'Elsewhere Child', 99),
      client(2, 'Doomed Child', 1),
      client(1, 'Doomed Pty', null),
    ];

    expect(sortAsTree(clients).map(({ name, depth }) => `${depth} ${name}`)).toEqual([
      '0 Elsewhere Child',
      '0 Doomed Pty',
      '1 Doomed Child',
      '2 Acacia Grandchild',
    ]);
  });
});
