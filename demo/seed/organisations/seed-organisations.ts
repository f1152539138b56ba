import { AddressService, LocalityQueries } from '../../../backend/src/address-book/index.js';
import { ClientRepository, type Client } from '../../../backend/src/clients/index.js';
import { CustomerRepository, type Customer } from '../../../backend/src/customers/index.js';
import type { SeedContext } from '../seed-context.js';
import { demoCustomers, type DemoClient, type DemoCustomer } from './organisations.js';
import { findSuburb } from './find-suburb.js';

/** Seeds both customers and their clients, parents first, with default addresses. */
export async function seedOrganisations(context: SeedContext): Promise<void> {
  for (const demo of demoCustomers) {
    const customer = await ensureCustomer(context, demo);
    for (const client of demo.clients) await ensureClient(context, customer, client);
  }
}

async function ensureCustomer(
  { app, actor }: SeedContext,
  { name, mailDomain, banner }: DemoCustomer,
): Promise<Customer> {
  const customers = app.get(CustomerRepository);
  return (
    (await customers.findByName(name)) ??
    customers.add(
      {
        name,
        bookingsEmail: `bookings@${mailDomain}`,
        contactEmail: `contact@${mailDomain}`,
        bannerMessage: banner,
        isBannerActive: banner !== null,
      },
      actor,
    )
  );
}

async function ensureClient(
  context: SeedContext,
  { id: customerId }: Customer,
  demo: DemoClient,
): Promise<void> {
  const { app, actor } = context;
  const clients = app.get(ClientRepository);
  const parent = demo.parent === null ? null : await clients.findByName(customerId, demo.parent);
  const client =
    (await clients.findByName(customerId, demo.name)) ??
    (await clients.add(
      { difot: true, ...demo.settings, name: demo.name, customerId, parentId: parent?.id ?? null },
      actor,
    ));
  await ensureDefaultAddress(context, client, demo);
}

async function ensureDefaultAddress(
  { app, actor }: SeedContext,
  { id: clientId, name }: Client,
  { defaultAddress }: DemoClient,
): Promise<void> {
  const addresses = app.get(AddressService);
  if (await addresses.findDefaultUnscoped(clientId)) return;
  const { addressLine1, suburb, contactName, phoneNumber } = defaultAddress;
  const locality = await findSuburb(app.get(LocalityQueries), suburb);
  const domain = name.toLowerCase().replace(/\W+/g, '-');
  await addresses.addUnscoped(
    {
      clientId,
      isDefault: true,
      addressClass: 'BUSINESS',
      referenceId: 'HOME',
      company: name,
      contactName,
      phoneNumber,
      email: `dispatch@${domain}.example`,
      addressLine1,
      addressLine2: null,
      localityId: locality.id,
      specialInstructions: null,
    },
    actor,
  );
}
