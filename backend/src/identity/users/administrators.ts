import type { DataSource } from 'typeorm';

import type { AdministratorsView } from '@contracts/views/administrators.view.js';

const MAX_NAMES = 3;

const ownCustomers = `
  select distinct k.id, k.name
    from user_role r
    left join client c on c.id = r.client_id
    join customer k on k.id = coalesce(r.customer_id, c.customer_id)
   where r.user_id = $1
   order by k.name`;

/** Without a customer, the creator of the user is the contact. */
const administrators = `
  select u.name
    from user_account u
   where u.kind = 'USER' and u.status = 'ACTIVE' and u.id <> $1
     and (exists (select from user_role r
                   where r.user_id = u.id and r.role = 'CUSTOMER_ADMIN' and r.customer_id = any($2))
          or cardinality($2::integer[]) = 0
             and u.id = (select created_by from user_account where id = $1))
   order by lower(u.name), u.id
   limit ${MAX_NAMES}`;

/** Administrators who can give the user a permission, a role or a client. */
export async function findAdministrators(
  database: DataSource,
  userId: number,
): Promise<AdministratorsView> {
  const customers = await database.query<{ id: number; name: string }[]>(ownCustomers, [userId]);
  const found = await database.query<{ name: string }[]>(administrators, [
    userId,
    customers.map((customer) => customer.id),
  ]);
  return {
    customerName: customers.length === 1 ? (customers[0]?.name ?? null) : null,
    names: found.map(({ name }) => name),
  };
}
