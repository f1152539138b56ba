import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { organisationRefusals as texts } from '@contracts/texts/organisations.js';
import type { CustomerView } from '@contracts/views/organisation.view.js';

import { Customer } from '../../customers/index.js';
import { PermissionDenied, UserRole, type Actor } from '../../identity/index.js';
import { AuditedRecords } from '../../platform/audit/audited-records.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { OrganisationConflict } from '../organisation.errors.js';
import { FindCustomers } from './find-customers.js';
import type { CreateCustomerDto } from './customer.dto.js';

type CustomerChange = Partial<Omit<Customer, 'id' | 'createdAt'>>;

/** A client that was deleted counts: its history still names the customer. */
const hangingOn = `
  select exists (select 1 from client where customer_id = $1)
      or exists (select 1 from customer_carrier where customer_id = $1) as "hasMore"`;

/** Lets administrators at the customers in their reach only. */
@Injectable()
export class CustomerDesk {
  constructor(
    private readonly database: DataSource,
    private readonly records: AuditedRecords,
    private readonly found: FindCustomers,
  ) {}

  /** Only for those whom every customer is open to. @throws OrganisationConflict */
  async add(
    { name, bookingsEmail, contactEmail }: CreateCustomerDto,
    actor: Actor,
  ): Promise<CustomerView> {
    if (!actor.reach('CREATE_CUSTOMER').isUnrestricted) throw new PermissionDenied();
    const values = {
      name,
      bookingsEmail,
      contactEmail,
      bannerMessage: null,
      isBannerActive: false,
    };
    const { id } = await this.records
      .create<Customer>(Customer, actor, (records) => records.insert<Customer>(Customer, values))
      .catch(refuseTakenName);
    return this.found.view(id);
  }

  /** @throws RecordNotFound, OrganisationConflict */
  async change(id: number, changes: CustomerChange, actor: Actor): Promise<void> {
    const customer = await this.reach(id, 'UPDATE_CUSTOMER', actor);
    await this.records
      .change(actor, (records) => records.update(Customer, customer, changes))
      .catch(refuseTakenName);
  }

  /** @throws RecordNotFound, OrganisationConflict while it has clients, or carriers that history names */
  async remove(id: number, actor: Actor): Promise<void> {
    const customer = await this.reach(id, 'DELETE_CUSTOMER', actor);
    await this.records.change(actor, async (records) => {
      await records.manager.query('select 1 from customer where id = $1 for update', [id]);
      const [hanging] = await records.manager.query<{ hasMore: boolean }[]>(hangingOn, [id]);
      if (hanging?.hasMore) throw new OrganisationConflict(texts.hasClients);
      await records.removeMany(
        UserRole,
        await records.manager.findBy(UserRole, { customerId: id }),
      );
      await records.remove(Customer, customer);
    });
  }

  /** @throws RecordNotFound */
  async find(
    id: number,
    permissions: readonly PermissionName[],
    actor: Actor,
  ): Promise<CustomerView> {
    const place = { clientId: null, customerId: id };
    if (!permissions.some((permission) => actor.covers(permission, place)))
      throw new RecordNotFound(`customer ${id}`);
    return this.found.view(id);
  }

  private async reach(id: number, permission: PermissionName, actor: Actor): Promise<Customer> {
    const customer = await this.database.getRepository(Customer).findOneBy({ id });
    if (!customer || !actor.covers(permission, { clientId: null, customerId: id }))
      throw new RecordNotFound(`customer ${id}`);
    return customer;
  }
}

function refuseTakenName(error: unknown): never {
  if (isUniqueViolation(error)) throw new OrganisationConflict(texts.customerNameTaken);
  throw error;
}
