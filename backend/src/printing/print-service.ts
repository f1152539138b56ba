import type { PrinterView } from '@contracts/views/printer.view.js';

/** One document for one printer. */
export interface PrintRequest {
  readonly printerId: number;
  readonly title: string;
  readonly pdf: Buffer;
}

/** Port to a client's printers; `apiKey` is the client's, decrypted. */
export abstract class PrintService {
  /** @throws PrintServiceFailed */
  abstract listPrinters(apiKey: string): Promise<PrinterView[]>;

  /** Submits the document; it may be printed later. @throws PrintServiceFailed */
  abstract print(apiKey: string, request: PrintRequest): Promise<void>;
}
