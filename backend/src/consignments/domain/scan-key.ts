/** What makes two scans the same scan: connote, status, time and place (docs/architecture.md, section 3). */
export const scanKey = (
  connoteNumber: string,
  scan: {
    readonly status: string;
    readonly occurredAt: string;
    readonly location: string | null;
  },
): string => [connoteNumber, scan.status, scan.occurredAt, scan.location ?? ''].join('|');
