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

/** A column of the address template as the consignment file names it; empty if the error concerns the whole row. */
const receiverColumn = (column: string): ConsignmentColumn | '' =>
  receiverColumns[column] ?? consignmentColumns.find((one) => one === column) ?? '';

/** Either an existing address or a new one. */
export interface ReceiverPreview {
  readonly id: number | null;
  readonly unsaved: AddressData | null;
}

/**
 * Resolves the receivers of one file to addresses in the address book. A missing address is added once, however many
 * rows name it; an invalid one is added as a draft.
 */
export class ReceiverResolver {
  private readonly added = new Map<string, Promise<number>>();
  /** Previews of all new addresses; loaded on first use. */
  private previews: Promise<ReadonlyMap<NewAddress, AddressData>> | undefined;

  constructor(
    private readonly addresses: AddressService,
    private readonly data: ImportReferenceData,
    private readonly actor: Actor,
  ) {}

  /** Errors of the row's receiver; none if the address book has a complete address. */
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
    if (!match?.newAddress) return { id: null, unsaved: null };
    this.previews ??= this.previewAll();
    return { id: null, unsaved: (await this.previews).get(match.newAddress) ?? null };
  }

  /** Adds the missing addresses of these groups, in one transaction: `resolve` finds them. */
  async addMissing(groups: readonly RowGroup[]): Promise<void> {
    const missing = new Map<string, NewAddress>();
    for (const {
      rows: [{ row }],
    } of groups) {
      const match = this.data.receivers.get(row);
      if (match?.existing || !match?.newAddress) continue;
      const key = keyOf(match.newAddress);
      if (!this.added.has(key)) missing.set(key, match.newAddress);
    }
    if (missing.size === 0) return;
    const ids = await this.addMissingAddresses([...missing.values()]);
    [...missing.keys()].forEach((key, index) => {
      const id = ids[index];
      if (id !== undefined) this.added.set(key, Promise.resolve(id));
    });
  }

  /** Finds or adds the address; null when the row names none. */
  async resolve({ rows: [{ row }] }: RowGroup): Promise<number | null> {
    const match = this.data.receivers.get(row);
    if (match?.existing) return match.existing.id;
    return match?.newAddress ? this.add(match.newAddress) : null;
  }

  private async previewAll(): Promise<ReadonlyMap<NewAddress, AddressData>> {
    const missing = [...this.data.receivers.values()].flatMap(({ existing, newAddress }) =>
      existing || !newAddress ? [] : [newAddress],
    );
    const previews = await this.addresses.previewManyUnscoped(missing);
    return new Map(
      missing.flatMap((address, index) => {
        const preview = previews[index];
        return preview ? [[address, preview] as const] : [];
      }),
    );
  }

  private add(address: NewAddress): Promise<number> {
    const key = keyOf(address);
    const adding = this.added.get(key) ?? this.insert(address);
    this.added.set(key, adding);
    return adding;
  }

  private async insert(address: NewAddress): Promise<number> {
    const [id] = await this.addMissingAddresses([address]);
    if (id === undefined) throw new Error('the address book returned no id for the new address');
    return id;
  }

  private addMissingAddresses(addresses: readonly NewAddress[]): Promise<number[]> {
    return this.addresses.addMissingUnscoped(this.data.clientId, addresses, this.actor);
  }
}

const keyOf = ({ company, addressLine1, localityId }: NewAddress): string =>
  JSON.stringify([company, addressLine1, localityId]);
