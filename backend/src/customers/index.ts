export { CustomersModule } from './customers.module.js';
export { Customers, type NewCustomer } from './customers.js';
export { CreateCustomers1764000001000 } from './records/create-customers.migration.js';
export { Customer } from './records/customer.entity.js';
