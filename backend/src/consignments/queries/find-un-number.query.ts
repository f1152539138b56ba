import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';

import type { UnNumberView } from '@contracts/views/un-number.view.js';

import { RecordNotFound } from '../../platform/record-not-found.js';
import { UnEntry } from '../../settings/index.js';

/** Finds a UN number of the dangerous goods list: its first entry, with all entries in `variants` (GAP-77). */
export class FindUnNumber extends Query<UnNumberView> {
  constructor(readonly unNumber: number) {
    super();
  }
}

@QueryHandler(FindUnNumber)
export class FindUnNumberHandler implements IQueryHandler<FindUnNumber> {
  constructor(private readonly database: DataSource) {}

  async execute({ unNumber }: FindUnNumber): Promise<UnNumberView> {
    const entries = await this.database
      .getRepository(UnEntry)
      .find({ where: { unNumber }, order: { variant: 'ASC' } });
    const variants = entries.map(({ hazardClass, shippingName, subRisk, packingGroup }) => ({
      id: unNumber,
      hazardClass,
      shippingName,
      typeOfPackaging: packingGroup ?? 'N/A',
      subRisk: subRisk ?? 'N/A',
    }));
    const [first] = variants;
    if (!first) throw new RecordNotFound(`UN number ${unNumber}`);
    return { ...first, variants };
  }
}
