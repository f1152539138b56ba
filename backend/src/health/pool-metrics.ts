import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { measurePool } from '@monitoring/metrics.js';

import { recordsPool } from '../platform/database/records-pool.js';

/** Connections of this process to the database of records and read models. */
@Injectable()
export class PoolMetrics {
  constructor(database: DataSource) {
    measurePool(recordsPool(database), 'records');
  }
}
