import type { PrinterView } from '@contracts/views/printer.view.js';

/** One document for one printer. */
export interface PrintOrder {
  readonly printerId: number;
  readonly title: string;
  readonly pdf: Buffer;
}

/** Whoever reaches the printers of a client; `apiKey` is the client's, in clear, and goes nowhere else. */
export abstract class PrintService {
  /** @throws PrintServiceFailed */
  abstract printers(apiKey: string): Promise<PrinterView[]>;

  /** Hands the document over; it may come out later. @throws PrintServiceFailed */
  abstract print(apiKey: string, order: PrintOrder): Promise<void>;
}
