import type { INestApplicationContext } from '@nestjs/common';

import { ClientRepository, type Client } from '../../../backend/src/clients/index.js';
import { CustomerRepository, type Customer } from '../../../backend/src/customers/index.js';
import { demoCustomers } from './organisations.js';

/** Customers and clients of the demo by name. */
export interface DemoRecords {
  customer(name: string): Customer;
  client(name: string): Client;
}

/** Loads the records of the previous step. */
export async function findRecords(app: INestApplicationContext): Promise<DemoRecords> {
  const customers = new Map<string, Customer>();
  const clients = new Map<string, Client>();
  for (const { name, clients: itsClients } of demoCustomers) {
    const customer = await app.get(CustomerRepository).findByName(name);
    if (!customer) continue;
    customers.set(name, customer);
    for (const { name: clientName } of itsClients) {
      const client = await app.get(ClientRepository).findByName(customer.id, clientName);
      if (client) clients.set(clientName, client);
    }
  }
  return { customer: found(customers), client: found(clients) };
}

const found =
  <Row>(rows: ReadonlyMap<string, Row>) =>
  (name: string): Row => {
    const row = rows.get(name);
    if (row === undefined) throw new Error(`the demo has no ${name} yet`);
    return row;
  };
