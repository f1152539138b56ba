import type { AddressData, SuburbData } from '@contracts/events/address.data.js';
import type { CategoryPickData, PayerAccountData } from '@contracts/events/consignment.events.js';

/** What a submission needs to know of its client. */
export interface ClientFacts {
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

/** The records a consignment copies from, or is judged by; each as it is now, of one client. */
export abstract class SubmissionRecords {
  /** @throws RecordNotFound, also when it was deleted (GAP-49) */
  abstract client(clientId: number): Promise<ClientFacts>;

  /** The addresses that exist in the client's own book, by id. */
  abstract addresses(
    clientId: number,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, AddressData>>;

  /** For quotes, which may name a suburb instead of an address. @throws RecordNotFound */
  abstract suburb(id: number): Promise<SuburbData>;

  /** @throws RecordNotFound when a pick is not one of the client's categories */
  abstract categoryPicks(
    clientId: number,
    picks: readonly CategoryPick[],
  ): Promise<CategoryPickData[]>;

  /** @throws RecordNotFound */
  abstract payerAccount(clientId: number, id: number): Promise<PayerAccountData>;

  /** Item types whose sizes are their template's (CON-107). */
  abstract fixedSizeItemTypeIds(): Promise<ReadonlySet<number>>;

  /** The account's carrier wants to know whose pallets they are (CON-71). */
  abstract isPalletTypeRequired(clientCarrierAccountId: number): Promise<boolean>;
}
