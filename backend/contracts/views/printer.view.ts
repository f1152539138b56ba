/** A printer that the client's print service reaches (GET /print). */
export interface PrinterView {
  id: number;
  name: string;
  computer: { id: number; hostname: string | null };
}
