/** Fields that identify a scan, besides its consignment's connote. */
interface Scanned {
  readonly status: string;
  readonly occurredAt: string;
  readonly location: string | null;
}

/** Identifies a scan: connote, status, time and location (docs/architecture.md, section 3). */
export const scanKey = (
  { connote }: { readonly connote: { readonly connoteNumber: string } | null },
  { status, occurredAt, location }: Scanned,
): string => [connote?.connoteNumber ?? '', status, occurredAt, location ?? ''].join('|');
