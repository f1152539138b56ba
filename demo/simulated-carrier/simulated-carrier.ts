import path from 'node:path';

import { AppendOnlyFile } from './append-only-file.js';
import { scansUntil, type TransitPlan, type Scan } from './transit-plan.js';
import {
  bookingRequest,
  manifestFile,
  type BookingRequest,
  type ManifestedConsignment,
  type ManifestFile,
} from './manifest-file.js';

interface AcceptedManifest {
  readonly at: string;
  readonly manifest: ManifestFile;
}

interface AcceptedBooking {
  readonly at: string;
  readonly booking: BookingRequest;
}

interface TimedScan {
  readonly account: string | null;
  readonly scan: Scan;
}

export interface ManifestReceipt {
  readonly reference: string;
  readonly consignments: readonly { consignmentId: number; connoteNumber: string }[];
}

export interface FeedPage {
  /** Value of `after` for the next page. */
  readonly cursor: string;
  readonly events: readonly Scan[];
}

export interface SimulatedCarrierOptions {
  readonly folder: string;
  readonly secondsPerStep: number;
  readonly now: () => Date;
}

/**
 * Records of the simulated carrier: receives manifests and bookings, moves consignments over time and provides the
 * feed. Idempotent and crash-safe.
 */
export class SimulatedCarrier {
  private readonly manifests: AppendOnlyFile<AcceptedManifest>;
  private readonly bookings: AppendOnlyFile<AcceptedBooking>;
  private readonly scans: AppendOnlyFile<TimedScan>;
  private readonly recorded: Set<string>;

  constructor(private readonly options: SimulatedCarrierOptions) {
    const journal = <Entry>(name: string) =>
      new AppendOnlyFile<Entry>(path.join(options.folder, name));
    this.manifests = journal('manifests.jsonl');
    this.bookings = journal('bookings.jsonl');
    this.scans = journal('scans.jsonl');
    this.recorded = new Set(this.scans.entries.map(({ scan }) => identityOf(scan)));
  }

  /** Receives a manifest; its consignments start to move. @throws ZodError when it is not a manifest */
  receiveManifest(body: unknown): ManifestReceipt {
    const manifest = manifestFile.parse(body);
    const known = this.connotesOf(manifest.manifestId);
    if (manifest.consignments.some((consignment) => !known.has(connoteOf(consignment))))
      this.manifests.append({ at: this.now(), manifest });
    return {
      reference: `SIM-${manifest.manifestNumber}`,
      consignments: manifest.consignments.map((consignment) => ({
        consignmentId: consignment.consignmentId,
        connoteNumber: connoteOf(consignment),
      })),
    };
  }

  /** Books a pickup; the same booking returns the same reference. @throws ZodError when it is not a booking */
  receiveBooking(body: unknown): { bookingReference: string } {
    const booking = bookingRequest.parse(body);
    let index = this.bookings.entries.findIndex(
      ({ booking: { bookingId } }) => bookingId === booking.bookingId,
    );
    if (index === -1) index = this.bookings.entries.length;
    if (index === this.bookings.entries.length) this.bookings.append({ at: this.now(), booking });
    return { bookingReference: `PU${String(index + 1).padStart(6, '0')}` };
  }

  /** Records all scans that are due. */
  advance(): void {
    const now = this.now();
    const due = this.manifests.entries
      .flatMap((entry) => this.scansOf(entry, now))
      .sort((a, b) => a.scan.dateTime.localeCompare(b.scan.dateTime));
    for (const timed of due) {
      if (this.recorded.has(identityOf(timed.scan))) continue;
      this.scans.append(timed);
      this.recorded.add(identityOf(timed.scan));
    }
  }

  /** Scans after the cursor, of one account or of all. */
  scansAfter(cursor: string, limit: number, account?: string): FeedPage {
    const start = Number.parseInt(cursor, 10) || 0;
    const end = Math.min(start + limit, this.scans.entries.length);
    const events = this.scans.entries
      .slice(start, end)
      .filter((timed) => account === undefined || timed.account === account)
      .map(({ scan }) => scan);
    return { cursor: String(Math.max(start, end)), events };
  }

  private scansOf({ at, manifest }: AcceptedManifest, now: string): TimedScan[] {
    const account = manifest.carrier.account ?? null;
    return manifest.consignments
      .filter((consignment) => !this.recorded.has(`${connoteOf(consignment)}|DELIVERED`))
      .flatMap((consignment) =>
        scansUntil(now, journeyOf(consignment, at), this.options.secondsPerStep),
      )
      .map((scan) => ({ account, scan }));
  }

  private connotesOf(manifestId: number): Set<string> {
    return new Set(
      this.manifests.entries
        .filter(({ manifest }) => manifest.manifestId === manifestId)
        .flatMap(({ manifest }) => manifest.consignments.map(connoteOf)),
    );
  }

  private now(): string {
    return this.options.now().toISOString();
  }
}

/** Identity of a scan: its connote and status, with the location if it is IN_TRANSIT, since each depot has its own. */
const identityOf = ({ connote, status, location }: Scan): string =>
  status === 'IN_TRANSIT' ? `${connote}|${status}|${location}` : `${connote}|${status}`;

/** Issues this carrier's own connote to a consignment without one. */
const connoteOf = ({ connoteNumber, consignmentId }: ManifestedConsignment): string =>
  connoteNumber ?? `SIM${String(consignmentId).padStart(9, '0')}`;

function journeyOf(consignment: ManifestedConsignment, acceptedAt: string): TransitPlan {
  const { sender, receiver, authorityToLeave } = consignment;
  return {
    connote: connoteOf(consignment),
    acceptedAt,
    authorityToLeave,
    from: sender,
    to: { ...receiver, person: receiver.contactName ?? receiver.company },
  };
}
