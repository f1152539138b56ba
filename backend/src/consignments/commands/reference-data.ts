import type { AddressData, SuburbData } from '@contracts/events/address.data.js';
import type { CategoryPickData, PayerAccountData } from '@contracts/events/consignment.events.js';
import type { UnVariantView } from '@contracts/views/un-number.view.js';

/** Client details that a submission depends on. */
export interface ClientReference {
  readonly id: number;
  readonly name: string;
  readonly customerId: number;
  readonly isReferenceRequired: boolean;
  readonly hasPalletControl: boolean;
}

/** Properties of a line of goods that come from its item type. */
export interface ItemTypeReference {
  readonly id: number;
  readonly type: string;
  /** False if sizes come from its template (CON-107). */
  readonly isMutable: boolean;
}

export type ItemTypes = ReadonlyMap<number, ItemTypeReference>;

export interface CategoryPick {
  readonly categoryId: number;
  readonly categoryEntryId: number;
}

/** Current records that a consignment copies or is validated against. */
export abstract class ConsignmentReferenceData {
  /** @throws RecordNotFound, including when deleted (GAP-49) */
  abstract client(clientId: number): Promise<ClientReference>;

  /** Existing addresses in the client's address book, by id. */
  abstract addresses(
    clientId: number,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, AddressData>>;

  /** For quotes, which can name a suburb instead of an address. @throws RecordNotFound */
  abstract suburb(id: number): Promise<SuburbData>;

  /** @throws RecordNotFound when a selected category is not one of the client's */
  abstract categoryPicks(
    clientId: number,
    picks: readonly CategoryPick[],
  ): Promise<CategoryPickData[]>;

  /** @throws RecordNotFound */
  abstract payerAccount(clientId: number, id: number): Promise<PayerAccountData>;

  /** All item types, deleted ones included, by id. */
  abstract itemTypes(): Promise<ItemTypes>;

  /** Entries of the dangerous goods list for these UN numbers, in the order of the list. */
  abstract unEntries(unNumbers: readonly number[]): Promise<readonly UnVariantView[]>;

  /** True when the account's carrier requires pallets by type (CON-71). */
  abstract isPalletTypeRequired(clientCarrierAccountId: number): Promise<boolean>;
}
