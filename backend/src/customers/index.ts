export { CustomersModule } from './customers.module.js';
export { CustomerRepository, type CustomerReferences } from './customer.repository.js';
export { AddApiQuotaFactor1764000113510 } from './records/add-api-quota-factor.migration.js';
export { CreateCustomers1764000001000 } from './records/create-customers.migration.js';
export { Customer } from './records/customer.entity.js';
