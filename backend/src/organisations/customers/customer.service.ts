import { Injectable } from '@nestjs/common';

import type { PermissionName } from '@contracts/permissions/permissions.js';
import { organisationRejections as texts } from '@contracts/texts/spec/organisations.js';
import type { CustomerNameView, CustomerView } from '@contracts/views/organisation.view.js';

import { Customer, CustomerRepository } from '../../customers/index.js';
import { PermissionDenied, resolveScope, UserRole, type Actor } from '../../identity/index.js';
import { AuditedRepository } from '../../platform/audit/audited.repository.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { WebhookSubscription } from '../../webhooks/index.js';
import { OrganisationConflict } from '../organisation.errors.js';
import { describeDeletionBlockers } from './customer-deletion-blockers.js';
import { CustomerQueries } from './customer.queries.js';
import type { CreateCustomerDto, ListCustomersDto } from './customer.dto.js';

/** Permissions that read one customer; any one of them is enough. */
export const customerReaders = ['READ_CUSTOMER', 'UPDATE_CUSTOMER'] as const;

type CustomerChange = Partial<Omit<Customer, 'id' | 'createdAt' | 'version'>>;

/** Administration of customers; checks the customer scope. */
@Injectable()
export class CustomerService {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly records: AuditedRepository,
    private readonly queries: CustomerQueries,
  ) {}

  /** Lists the customers in scope; without READ_CUSTOMER, only the names. */
  async list(query: ListCustomersDto, actor: Actor): Promise<CustomerView[] | CustomerNameView[]> {
    if (!actor.hasPermission('READ_CUSTOMER'))
      return this.queries.listNames(resolveScope(actor, 'SUPER_ADMIN_CONTENT'));
    const permission = query.permission ?? null;
    return this.queries.list(resolveScope(actor, 'READ_CUSTOMER', { permission }), query);
  }

  /** Requires an unrestricted scope. @throws PermissionDenied, OrganisationConflict */
  async add(
    { name, bookingsEmail, contactEmail }: CreateCustomerDto,
    actor: Actor,
  ): Promise<CustomerView> {
    if (!actor.scopeFor('CREATE_CUSTOMER').isUnrestricted) throw new PermissionDenied();
    const values = {
      name,
      bookingsEmail,
      contactEmail,
      bannerMessage: null,
      isBannerActive: false,
      apiQuotaFactor: 1,
    };
    const { id } = await this.records
      .create<Customer>(Customer, actor, (records) => records.insert<Customer>(Customer, values))
      .catch(rejectDuplicateName);
    return this.queries.get(id);
  }

  /** @throws RecordNotFound, OrganisationConflict */
  async change(id: number, changes: CustomerChange, actor: Actor): Promise<void> {
    const customer = await this.getCustomer(id, 'UPDATE_CUSTOMER', actor);
    await this.records
      .change(actor, (records) => records.update(Customer, customer, changes))
      .catch(rejectDuplicateName);
  }

  /**
   * Requires an unrestricted scope: customers do not grant themselves quotas.
   * @throws PermissionDenied, RecordNotFound
   */
  async changeApiQuota(id: number, apiQuotaFactor: number, actor: Actor): Promise<void> {
    const customer = await this.getCustomer(id, 'UPDATE_CUSTOMER', actor);
    if (!actor.scopeFor('UPDATE_CUSTOMER').isUnrestricted) throw new PermissionDenied();
    await this.records.change(actor, (records) =>
      records.update(Customer, customer, { apiQuotaFactor }),
    );
  }

  /**
   * Removes the customer with its roles.
   * @throws RecordNotFound, OrganisationConflict if clients or carriers refer to it
   */
  async remove(id: number, actor: Actor): Promise<void> {
    const customer = await this.getCustomer(id, 'DELETE_CUSTOMER', actor);
    await this.records.change(actor, async (records) => {
      const references = await this.customers.lockAndCountReferences(records.manager, id);
      const reason = describeDeletionBlockers(references);
      if (reason !== null) throw new OrganisationConflict(reason);
      await records.removeMany(
        UserRole,
        await records.manager.findBy(UserRole, { customerId: id }),
      );
      await records.removeMany(
        WebhookSubscription,
        await records.manager.findBy(WebhookSubscription, { customerId: id }),
      );
      await records.remove(Customer, customer);
    });
  }

  /** @throws RecordNotFound, including for a customer outside the scope */
  async get(id: number, actor: Actor): Promise<CustomerView> {
    const owner = { clientId: null, customerId: id };
    if (!customerReaders.some((permission) => actor.covers(permission, owner)))
      throw new RecordNotFound(`customer ${id}`);
    return this.queries.get(id);
  }

  /** @throws RecordNotFound, including for a customer outside the permission's scope */
  private async getCustomer(
    id: number,
    permission: PermissionName,
    actor: Actor,
  ): Promise<Customer> {
    const customer = await this.customers.get(id);
    if (!actor.covers(permission, { clientId: null, customerId: id }))
      throw new RecordNotFound(`customer ${id}`);
    return customer;
  }
}

function rejectDuplicateName(error: unknown): never {
  if (isUniqueViolation(error)) throw new OrganisationConflict(texts.customerNameTaken);
  throw error;
}
