import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * Connections of this process to the database of records and read models. A statement that every request runs is
 * prepared on them by name: planning would cost more than running it, and typeorm cannot name statements.
 */
export const recordsPool = (database: DataSource): Pool =>
  // the driver declares its pool as any
  (database.driver as unknown as { readonly master: Pool }).master;
