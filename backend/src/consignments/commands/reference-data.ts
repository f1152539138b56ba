import type { AddressData, SuburbData } from '@contracts/events/address.data.js';
import type { CategoryPickData, PayerAccountData } from '@contracts/events/consignment.events.js';

/** Client details that a submission depends on. */
export interface ClientReference {
  readonly id: number;
  readonly name: string;
  readonly customerId: number;
  readonly isReferenceRequired: boolean;
  readonly hasPalletControl: boolean;
}

export interface CategoryPick {
  readonly categoryId: number;
  readonly categoryEntryId: number;
}

/** Current records that a consignment copies or is validated against. */
export abstract class ConsignmentReferenceData {
  /** @throws RecordNotFound, also when it was deleted (GAP-49) */
  abstract client(clientId: number): Promise<ClientReference>;

  /** Existing addresses in the client's address book, by id. */
  abstract addresses(
    clientId: number,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, AddressData>>;

  /** For quotes, which can name a suburb instead of an address. @throws RecordNotFound */
  abstract suburb(id: number): Promise<SuburbData>;

  /** @throws RecordNotFound when a pick is not one of the client's categories */
  abstract categoryPicks(
    clientId: number,
    picks: readonly CategoryPick[],
  ): Promise<CategoryPickData[]>;

  /** @throws RecordNotFound */
  abstract payerAccount(clientId: number, id: number): Promise<PayerAccountData>;

  /** Item types whose sizes come from their template (CON-107). */
  abstract fixedSizeItemTypeIds(): Promise<ReadonlySet<number>>;

  /** True when the account's carrier requires pallets by type (CON-71). */
  abstract isPalletTypeRequired(clientCarrierAccountId: number): Promise<boolean>;
}
