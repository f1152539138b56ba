import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';

import { measurePool } from '@monitoring/metrics.js';

/** Connections of this process to the database of records and read models. */
@Injectable()
export class PoolMetrics {
  constructor(database: DataSource) {
    // the driver declares its pool as any
    measurePool((database.driver as unknown as { readonly master: Pool }).master, 'records');
  }
}
