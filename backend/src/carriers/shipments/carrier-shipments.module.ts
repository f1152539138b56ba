import { Module } from '@nestjs/common';

import { CarrierBookingRepository } from './carrier-booking.repository.js';
import { CarrierShipmentRepository } from './carrier-shipment.repository.js';

/** Shipments and booked pickups at carriers with systems of their own, for every process that uses them. */
@Module({
  providers: [CarrierBookingRepository, CarrierShipmentRepository],
  exports: [CarrierBookingRepository, CarrierShipmentRepository],
})
export class CarrierShipmentsModule {}
