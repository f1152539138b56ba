import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

/** Consignments of clients that have not left yet. */
@Injectable()
export class OpenConsignments {
  constructor(private readonly database: DataSource) {}

  /** Their ids. */
  async of(clientIds: readonly number[]): Promise<number[]> {
    const rows = await this.database.manager.find(ConsignmentListRow, {
      select: { id: true },
      where: { clientId: In([...clientIds]), state: 'OPEN' },
      order: { id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }
}
