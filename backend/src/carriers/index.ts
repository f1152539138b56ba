export { Withdrawals } from './accounts/withdrawals.js';
export { CarrierAccounts } from './accounts/carrier-accounts.js';
export type { NewClientAccount } from './accounts/client-accounts.js';
export type { NewPrefix } from './accounts/connote-prefixes.js';
export { CarriersModule } from './carriers.module.js';
export {
  Carriers,
  type NewCarrier,
  type NewCustomerCarrier,
  type NewServiceType,
} from './carriers.js';
export { CarrierServiceType } from './records/carrier-service-type.entity.js';
export { Carrier } from './records/carrier.entity.js';
export { ClientCarrierAccount } from './records/client-carrier-account.entity.js';
export { ConnotePrefix } from './records/connote-prefix.entity.js';
export { CreateCarriers1764000004000 } from './records/create-carriers.migration.js';
export { CustomerCarrierAccount } from './records/customer-carrier-account.entity.js';
export { CustomerCarrier } from './records/customer-carrier.entity.js';
export { ServiceGroup } from './records/service-group.entity.js';
export { WithdrawCarriers1764000040000 } from './records/withdraw-carriers.migration.js';
