import { Injectable } from '@nestjs/common';

import { zoneColumns } from '@contracts/rules/zone-columns.js';
import { zoneTexts as texts } from '@contracts/texts/spec/zones.js';
import type { ZoneReportView } from '@contracts/views/carrier-zone.view.js';

import { assertInScope, type Actor } from '../../identity/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { writeCsv } from '../../platform/uploads/write-csv.js';
import { CarrierZoneQueries } from './carrier-zone.queries.js';
import { ZoneFileImporter, type ZoneImport } from './zone-file.importer.js';

export interface ZoneImportRequest extends Omit<ZoneImport, 'customerId'> {
  /** Name of the carrier, to reject a file that was meant for another one. */
  readonly carrierName?: string | null;
  /** The customer that a super admin acts for. */
  readonly customerId?: number | null;
}

/**
 * Imports and exports zone files; checks the scope of the carrier. Importing zones of a shared carrier needs an
 * unrestricted scope.
 */
@Injectable()
export class ZoneFileService {
  constructor(
    private readonly zones: CarrierZoneQueries,
    private readonly importer: ZoneFileImporter,
  ) {}

  /** @throws OutOfScope, RecordNotFound, InvalidRequest */
  async import(
    { carrierName, customerId, ...file }: ZoneImportRequest,
    actor: Actor,
  ): Promise<ZoneReportView> {
    const permission = 'CREATE_CARRIER_ZONE_SYSTEM';
    if (customerId) assertInScope(actor, permission, { clientId: null, customerId });
    const carrier = await this.zones.findCarrier(file.carrierId);
    const owner = { clientId: null, customerId: carrier?.customerId ?? null };
    if (!carrier || !actor.covers(permission, owner))
      throw new RecordNotFound(`carrier ${file.carrierId}`);
    if (carrierName && ![carrier.name, carrier.displayName].includes(carrierName))
      throw new InvalidRequest([{ path: 'carrierName', message: texts.unknownCarrier }]);
    return this.importer.run({ ...file, customerId: carrier.customerId }, actor);
  }

  /** Exports the zones of one priority; null without suburbs, and for generic carriers of customers out of scope. */
  async export(carrierId: number, zonePriority: number, actor: Actor): Promise<string | null> {
    const carrier = await this.zones.findCarrier(carrierId);
    const isShared = carrier?.customerId === null;
    const owner = { clientId: null, customerId: carrier?.customerId ?? null };
    if (!isShared && !actor.covers('READ_CARRIER_ZONE', owner)) return null;
    const lines = await this.zones.listFileLines(carrierId, zonePriority);
    if (lines.length === 0) return null;
    return writeCsv([zoneColumns, ...lines.map((line) => zoneColumns.map((name) => line[name]))]);
  }
}
