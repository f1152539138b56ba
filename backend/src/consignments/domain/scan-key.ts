/** Fields that identify a scan, besides its consignment's connote. */
interface ScanFields {
  readonly status: string;
  readonly occurredAt: string;
  readonly location: string | null;
}

/** Identifies a scan: connote, status, time and location (docs/architecture.md, section 3). */
export const scanKey = (
  { connote }: { readonly connote: { readonly connoteNumber: string } | null },
  { status, occurredAt, location }: ScanFields,
): string => [connote?.connoteNumber ?? '', status, occurredAt, location ?? ''].join('|');
