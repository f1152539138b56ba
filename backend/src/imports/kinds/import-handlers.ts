import { Injectable } from '@nestjs/common';

import type { ImportKind, AtomicImportKind } from '@contracts/rules/import-kinds.js';

import { AddressImportHandler } from '../addresses/address-import.handler.js';
import { ConsignmentImportHandler } from '../consignments/consignment-import.handler.js';
import { RateCardImportHandler } from '../rate-cards/rate-card-import.handler.js';
import { ZoneImportHandler } from '../zones/zone-import.handler.js';
import type { BatchHandler, ImportHandler, AtomicHandler } from './import-handler.js';

/** The handlers of imports, by kind. */
@Injectable()
export class ImportHandlers {
  private readonly byKind: Readonly<
    Record<AtomicImportKind, AtomicHandler> &
      Record<Exclude<ImportKind, AtomicImportKind>, BatchHandler>
  >;

  constructor(
    consignments: ConsignmentImportHandler,
    addresses: AddressImportHandler,
    rateCards: RateCardImportHandler,
    zones: ZoneImportHandler,
  ) {
    this.byKind = {
      CONSIGNMENT: consignments,
      ADDRESS: addresses,
      RATE_CARD: rateCards,
      CARRIER_ZONE: zones,
    };
  }

  forKind(kind: ImportKind): ImportHandler {
    return this.byKind[kind];
  }
}
