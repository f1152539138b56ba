import { projections } from '../projections.js';
import { openReadModels, type ReadModelDatabase } from '../testing/read-model-database.js';
import { openPipelinedDatabase, type RowTable, tablesOf, withConnection } from './row-database.js';

let models: ReadModelDatabase;

beforeAll(async () => {
  models = await openReadModels('row_database');
});

afterAll(() => models.close());

/** The plan of the statement that loads rows, made while the table is empty. */
async function planOfLoad(table: RowTable): Promise<string> {
  const pool = openPipelinedDatabase(models.url);
  try {
    return await withConnection(pool, async (client) => {
      await table.load(client, []);
      const { rows } = await client.query<Record<string, string>>(
        `explain (costs off) execute "load ${table.name}" ('{}')`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  } finally {
    await pool.end();
  }
}

describe('a plan made while a table is empty', () => {
  const tables = projections.flatMap((projection) => [...tablesOf(projection).values()]);

  it.each(tables.map((table) => [table.name, table] as const))(
    'finds rows of %s by their key',
    async (_name, table) => {
      const plan = await planOfLoad(table);

      expect(plan).toContain('Index');
      expect(plan).not.toContain('Seq Scan');
      // A parameter, not its value: the plan is kept.
      expect(plan).toContain('$1');
    },
  );
});
