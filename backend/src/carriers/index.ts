export { WithdrawalService } from './accounts/withdrawal.service.js';
export { CarrierAccountRepository } from './accounts/carrier-account.repository.js';
export { ClientAccountAllotmentService } from './accounts/client-account-allotment.service.js';
export { type MirrorAccount, TestAccountService } from './accounts/test-account.service.js';
export { ConnotePrefixService } from './accounts/connote-prefix.service.js';
export { type CarrierAccount, CarrierAccounts } from './connected/carrier-accounts.js';
export { CarrierCalls } from './connected/carrier-calls.js';
export { ConnectedCarriersModule } from './connected/connected-carriers.module.js';
export { CarriersModule } from './carriers.module.js';
export {
  CarrierRepository,
  type NewCarrier,
  type NewCustomerCarrier,
} from './carrier.repository.js';
export { CarrierServiceType } from './records/carrier-service-type.entity.js';
export { CustomerIdDto, SaveCustomerCarrierDto } from './http/customer-carrier.dto.js';
export { Carrier } from './records/carrier.entity.js';
export { ClientCarrierAccount } from './records/client-carrier-account.entity.js';
export { ConnotePrefix } from './records/connote-prefix.entity.js';
export { CreateCarriers1764000004000 } from './records/create-carriers.migration.js';
export {
  CheckCarrierBookings1764000115800,
  CreateCarrierBookings1764000114300,
} from './records/create-carrier-bookings.migration.js';
export { CreateCarrierShipments1764000113100 } from './records/create-carrier-shipments.migration.js';
export { IndexPolledNumbers1764000600152 } from './records/index-polled-numbers.migration.js';
export { NameCarrierAdapters1764000113000 } from './records/name-carrier-adapters.migration.js';
export { openAdapterSettings, withStoredSecrets } from './customer-carriers/adapter-settings.js';
export { CustomerCarrierAccount } from './records/customer-carrier-account.entity.js';
export { CustomerCarrier } from './records/customer-carrier.entity.js';
export { OfferTransfersOfGenericCarriers1764000081000 } from './records/offer-transfers-of-generic-carriers.migration.js';
export { ServiceGroup } from './records/service-group.entity.js';
export { WithdrawCarriers1764000040000 } from './records/withdraw-carriers.migration.js';
export { CarrierBookingRepository } from './shipments/carrier-booking.repository.js';
export {
  type AcceptedShipment,
  CarrierShipmentRepository,
  type DueNumber,
} from './shipments/carrier-shipment.repository.js';
export { CarrierShipmentsModule } from './shipments/carrier-shipments.module.js';
