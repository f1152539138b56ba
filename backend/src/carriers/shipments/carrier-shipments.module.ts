import { Module } from '@nestjs/common';

import { CarrierShipmentRepository } from './carrier-shipment.repository.js';

/** Shipments at carriers with systems of their own, for every process that has to do with them. */
@Module({
  providers: [CarrierShipmentRepository],
  exports: [CarrierShipmentRepository],
})
export class CarrierShipmentsModule {}
