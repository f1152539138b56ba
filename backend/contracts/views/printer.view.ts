/** A printer of the client's print service (GET /print). */
export interface PrinterView {
  id: number;
  name: string;
  computer: { id: number; hostname: string | null };
}
