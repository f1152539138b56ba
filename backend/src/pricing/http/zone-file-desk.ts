import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { zoneTexts as texts } from '@contracts/texts/zones.js';
import type { ZoneReportView } from '@contracts/views/carrier-zone.view.js';

import { assertInScope, type Actor } from '../../identity/index.js';
import { InvalidRequest } from '../../platform/invalid-request.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { UploadedFile } from '../../platform/uploads/receives-file.js';
import { ZoneFile } from '../zones/zone-file.js';
import type { ImportZonesDto } from './carrier-zone.dto.js';

interface CarrierRow {
  readonly name: string;
  readonly display_name: string;
  readonly customer_id: number | null;
}

/** Zone files: of any carrier for whoever reaches all customers, else of the customer's own generic ones. */
@Injectable()
export class ZoneFileDesk {
  constructor(
    private readonly database: DataSource,
    private readonly files: ZoneFile,
  ) {}

  async import(
    { carrierId, carrierName, customerId, skipBadRows }: ImportZonesDto,
    { path }: UploadedFile,
    actor: Actor,
  ): Promise<ZoneReportView> {
    const permission = 'CREATE_CARRIER_ZONE_SYSTEM';
    if (customerId) assertInScope(actor, permission, { clientId: null, customerId });
    const carrier = await this.findCarrier(carrierId);
    const owner = { clientId: null, customerId: carrier?.customer_id ?? null };
    if (!carrier || !actor.covers(permission, owner))
      throw new RecordNotFound(`carrier ${carrierId}`);
    if (carrierName && ![carrier.name, carrier.display_name].includes(carrierName))
      throw new InvalidRequest([{ path: 'carrierName', message: texts.unknownCarrier }]);
    return this.files.load({ carrierId, path, skipBadRows }, actor);
  }

  /** Null where there is nothing, or nothing for these eyes: the generic carriers of other customers are not seen. */
  async write(carrierId: number, zonePriority: number, actor: Actor): Promise<string | null> {
    const carrier = await this.findCarrier(carrierId);
    const isShared = carrier?.customer_id === null;
    const owner = { clientId: null, customerId: carrier?.customer_id ?? null };
    if (!isShared && !actor.covers('UPDATE_CARRIER_ZONE_SYSTEM', owner)) return null;
    return this.files.write(carrierId, zonePriority);
  }

  private async findCarrier(id: number): Promise<CarrierRow | undefined> {
    const [carrier] = await this.database.query<CarrierRow[]>(
      'select name, display_name, customer_id from carrier where id = $1',
      [id],
    );
    return carrier;
  }
}
