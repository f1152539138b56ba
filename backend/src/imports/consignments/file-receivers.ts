import type { AddressBook, NewAddress } from '../../address-book/index.js';
import type { Actor } from '../../platform/actor.js';
import type { ImportFault, RowGroup } from './consignment-template.js';
import type { FileFacts } from './file-facts.js';

/** Where a consignment goes, and what is wrong with it; null where the row names no place at all. */
export interface Receiver {
  readonly addressId: number | null;
  readonly faults: readonly ImportFault[];
}

/**
 * The receivers of one file: addresses of the book, or new ones in it, each added once however many rows
 * name it. A draft is added, too: what was typed is kept.
 */
export class FileReceivers {
  private readonly added = new Map<string, Promise<number>>();

  constructor(
    private readonly book: AddressBook,
    private readonly facts: FileFacts,
    private readonly actor: Actor,
  ) {}

  async of({ rows: [{ row }] }: RowGroup): Promise<Receiver> {
    const named = this.facts.receivers.get(row);
    const faults = (named?.faults ?? []).map((fault) => ({ ...fault, row }));
    if (named?.known)
      return { addressId: named.known.id, faults: named.known.status === 'VALID' ? [] : faults };
    if (!named?.written) return { addressId: null, faults };
    return { addressId: await this.add(named.written), faults };
  }

  private add(written: NewAddress): Promise<number> {
    const place = JSON.stringify([written.company, written.addressLine1, written.localityId]);
    const adding = this.added.get(place) ?? this.insert(written);
    this.added.set(place, adding);
    return adding;
  }

  /** One of several that the same request makes, so none is the answer of the whole request. */
  private insert(written: NewAddress): Promise<number> {
    return this.book.addMany([written], this.actor, (_, [added]) =>
      Promise.resolve(added?.id ?? 0),
    );
  }
}
