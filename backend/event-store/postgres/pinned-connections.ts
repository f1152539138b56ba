import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/**
 * Connections that stay checked out between statements. A pool sends a statement one turn later; here it is sent
 * before the callers of the previous statement are answered, so that the database works while they prepare the next
 * one.
 */
export class PinnedConnections {
  private readonly idle: PoolClient[] = [];

  constructor(private readonly pool: Pool) {}

  async query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> {
    const connection = this.idle.pop() ?? (await this.connect());
    try {
      const result = await connection.query<Row>(statement);
      this.idle.push(connection);
      return result;
    } catch (error) {
      connection.release(true);
      throw error;
    }
  }

  /** Call when nothing is pending any more. */
  async close(): Promise<void> {
    for (const connection of this.idle.splice(0)) connection.release();
    await this.pool.end();
  }

  private async connect(): Promise<PoolClient> {
    const connection = await this.pool.connect();
    connection.on('error', () => {
      const index = this.idle.indexOf(connection);
      if (index === -1) return; // the pending statement fails
      this.idle.splice(index, 1);
      connection.release(true);
    });
    return connection;
  }
}
