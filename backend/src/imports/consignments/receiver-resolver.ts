import type { AddressService, NewAddress } from '../../address-book/index.js';
import type { Actor } from '../../platform/actor.js';
import type { ImportError, RowGroup } from './consignment-template.js';
import type { ImportReferenceData } from './import-reference.queries.js';

/** Delivery address of a consignment, with its errors; null when the row has no valid address. */
export interface Receiver {
  readonly addressId: number | null;
  readonly errors: readonly ImportError[];
}

/**
 * Resolves the receivers of one file to addresses of the book. A missing address is added once, however many rows name
 * it; an incomplete one is added as a draft.
 */
export class ReceiverResolver {
  private readonly added = new Map<string, Promise<number>>();

  constructor(
    private readonly addresses: AddressService,
    private readonly data: ImportReferenceData,
    private readonly actor: Actor,
  ) {}

  async resolve({ rows: [{ row }] }: RowGroup): Promise<Receiver> {
    const match = this.data.receivers.get(row);
    const errors = (match?.errors ?? []).map((error) => ({ ...error, row }));
    if (match?.existing) {
      const { id, status } = match.existing;
      return { addressId: id, errors: status === 'VALID' ? [] : errors };
    }
    if (!match?.newAddress) return { addressId: null, errors };
    return { addressId: await this.add(match.newAddress), errors };
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
