import { Injectable } from '@nestjs/common';

import { ClientRepository } from '../../clients/index.js';
import { TableReader } from '../../platform/uploads/table.reader.js';
import {
  consignmentFormat,
  groupRows,
  type ConsignmentRow,
  type RowGroup,
} from '../consignments/consignment-template.js';

/** Reads the rows of a consignment file, grouped by reference. */
@Injectable()
export class ConsignmentFileReader {
  constructor(
    private readonly clients: ClientRepository,
    private readonly tables: TableReader,
  ) {}

  /** @throws RecordNotFound for an unknown client, InvalidRequest when the file cannot be read */
  async read(clientId: number, path: string): Promise<RowGroup[]> {
    const { customerId } = await this.clients.getActive(clientId);
    const rows: ConsignmentRow[] = [];
    for await (const row of this.tables.read(path, consignmentFormat, customerId)) rows.push(row);
    return groupRows(rows);
  }
}
