import type { AnnouncedShipment, CarrierAdapter, ManifestReceipt } from './carrier-adapter.js';
import type { Call } from './carrier-call.js';
import { announceOnce } from './find-before-send.js';
import { Rejected } from './outcomes.js';
import { piecesOf, type Shipment } from './shipment.js';

/** Shipments that are dispatched together. */
export interface HandOver {
  readonly ourReference: string;
  readonly shipper: string;
  readonly shipments: readonly Shipment[];
  /** Whether an earlier attempt may have reached the carrier. */
  readonly isRepeated: boolean;
  /**
   * Indexes of shipments stored by an earlier attempt: looked up after the others, so that each attempt makes progress.
   */
  readonly stored?: ReadonlySet<number>;
  /** Called for each shipment once the carrier has it, before any is lodged; may be called again on a retry. */
  readonly onAnnounced?: (announced: AnnouncedShipment, index: number) => Promise<void>;
}

export interface HandedOver extends ManifestReceipt {
  /** In the order of the shipments. */
  readonly announced: readonly AnnouncedShipment[];
}

/**
 * Announces every shipment and lodges those that are not yet in a manifest. After a crash or a lost response it is
 * repeated with `isRepeated`: shipments the carrier already has are found and not resent, and each of them names
 * its manifest.
 * @throws Rejected; Unavailable, Throttled or Unknown when it has to be repeated
 */
export async function handOver<Settings>(
  adapter: CarrierAdapter<Settings>,
  { ourReference, shipper, shipments, isRepeated, stored, onAnnounced }: HandOver,
  call: Call<Settings>,
): Promise<HandedOver> {
  if (!adapter.manifests)
    throw new Rejected({
      code: 'ABSENT',
      message: `${adapter.displayName} does not accept manifests`,
    });
  const announced: AnnouncedShipment[] = [];
  // one after the other: the carrier's limits are per account, and a rejection stops the rest
  for (const [index, shipment] of inOrder(shipments, stored)) {
    const one = await announceOnce(adapter, shipment, { isRepeated, call }).catch(
      (error: unknown) => {
        throw shipments.length > 1 ? namedAfter(shipment, error) : error;
      },
    );
    await onAnnounced?.(one, index);
    announced[index] = one;
  }
  const unlodged = shipments.flatMap((shipment, index) => {
    const one = announced[index];
    if (one?.manifestReference !== null) return [];
    return [{ carrierReference: one.carrierReference, pieces: piecesOf(shipment) }];
  });
  const existing = announced.flatMap(({ manifestReference }) => manifestReference ?? []);
  if (unlodged.length === 0) return { references: [...new Set(existing)], announced };
  const { references } = await adapter.manifests.send(
    { ourReference, shipper, shipments: unlodged },
    call,
  );
  return { references: [...new Set([...existing, ...references])], announced };
}

/** The shipments with their indexes; those already stored come last. */
const inOrder = (shipments: readonly Shipment[], stored: ReadonlySet<number> = new Set()) =>
  [...shipments.entries()].toSorted(
    ([one], [other]) => Number(stored.has(one)) - Number(stored.has(other)),
  );

/** Adds the shipment's reference to the message of a rejection, unless it is about the credentials. */
function namedAfter({ references, ourReference }: Shipment, error: unknown): unknown {
  if (!(error instanceof Rejected) || error.code === 'CREDENTIALS') return error;
  const { code, message, field } = error;
  const name = references[0] ?? ourReference;
  return new Rejected({ code, message: `${name}: ${message}`, field: field ?? undefined });
}
