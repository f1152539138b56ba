export { CustomersModule } from './customers.module.js';
export { Customers } from './customers.js';
export { CreateCustomers1764000001000 } from './records/create-customers.migration.js';
export { Customer } from './records/customer.entity.js';
