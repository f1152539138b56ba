import type { AddressData } from '@contracts/events/address.data.js';

import type { AddressService, NewAddress } from '../../address-book/index.js';
import type { Actor } from '../../platform/actor.js';
import {
  consignmentColumns,
  type ConsignmentColumn,
  type ImportError,
  type RowGroup,
} from './consignment-template.js';
import type { ImportReferenceData } from './import-reference.queries.js';

const receiverColumns: Readonly<Record<string, ConsignmentColumn>> = {
  'Reference ID': 'Receiver Reference ID',
  Company: 'Receiver Company',
};

/** A column of the address template as the consignment file names it; empty if the whole row is meant. */
const receiverColumn = (column: string): ConsignmentColumn | '' =>
  receiverColumns[column] ?? consignmentColumns.find((one) => one === column) ?? '';

/** Either an address of the book, or one that it lacks. */
export interface ReceiverPreview {
  readonly id: number | null;
  readonly unsaved: AddressData | null;
}

/**
 * Resolves the receivers of one file to addresses of the book. A missing address is added once, however many rows name
 * it; a faulty one is added as a draft.
 */
export class ReceiverResolver {
  private readonly added = new Map<string, Promise<number>>();

  constructor(
    private readonly addresses: AddressService,
    private readonly data: ImportReferenceData,
    private readonly actor: Actor,
  ) {}

  /** Errors of the row's receiver; none where the address book has it complete. */
  errorsOf({ rows: [{ row, values }] }: RowGroup): readonly ImportError[] {
    const match = this.data.receivers.get(row);
    if (match?.existing?.status === 'VALID') return [];
    return (match?.errors ?? []).map(({ column, ...error }) => {
      const named = receiverColumn(column);
      const value = named && values[named].trim();
      return { ...error, row, column: named, ...(value && { value }) };
    });
  }

  /** The address as `resolve` will find or add it; both null when the row names none. Writes nothing. */
  async preview({ rows: [{ row }] }: RowGroup): Promise<ReceiverPreview> {
    const match = this.data.receivers.get(row);
    if (match?.existing) return { id: match.existing.id, unsaved: null };
    const unsaved = match?.newAddress && (await this.addresses.previewUnscoped(match.newAddress));
    return { id: null, unsaved: unsaved ?? null };
  }

  /** Finds or adds the address; null when the row names none. */
  async resolve({ rows: [{ row }] }: RowGroup): Promise<number | null> {
    const match = this.data.receivers.get(row);
    if (match?.existing) return match.existing.id;
    return match?.newAddress ? this.add(match.newAddress) : null;
  }

  private add(address: NewAddress): Promise<number> {
    const place = JSON.stringify([address.company, address.addressLine1, address.localityId]);
    const adding = this.added.get(place) ?? this.insert(address);
    this.added.set(place, adding);
    return adding;
  }

  private async insert(address: NewAddress): Promise<number> {
    const { id } = await this.addresses.addUnscoped(address, this.actor);
    return id;
  }
}
