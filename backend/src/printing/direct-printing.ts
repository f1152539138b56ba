import { buffer } from 'node:stream/consumers';

import { Injectable } from '@nestjs/common';

import type { PrinterView } from '@contracts/views/printer.view.js';

import { Clients } from '../clients/index.js';
import { Preferences } from '../identity/index.js';
import { renderPdf, type Paper } from '../paperwork/index.js';
import type { Actor } from '../platform/actor.js';
import { SecretBox } from '../platform/secrets/secret-box.js';
import { PrintService } from './print-service.js';
import { NotPrintableDirectly } from './printing.errors.js';

/** Which of a user's two printers a document goes to. */
export type PrinterUse = 'label' | 'other';

/** More than a day's labels; a document is held in memory while it is handed over. */
const MOST_PAGES = 2000;

/** Sends documents to printers, for clients that have switched it on (PAPER-11 to PAPER-15). */
@Injectable()
export class DirectPrinting {
  constructor(
    private readonly clients: Clients,
    private readonly preferences: Preferences,
    private readonly secrets: SecretBox,
    private readonly service: PrintService,
  ) {}

  /** @throws NotPrintableDirectly, PrintServiceFailed, RecordNotFound */
  async printers(clientId: number): Promise<PrinterView[]> {
    return this.service.printers(await this.keyOf(clientId));
  }

  /** On the caller's own printer. @throws NotPrintableDirectly, PrintServiceFailed */
  async print(clientId: number, paper: Paper, use: PrinterUse, actor: Actor): Promise<void> {
    const apiKey = await this.keyOf(clientId);
    const printerId = await this.printerOf(actor.identity.id, use);
    if (paper.pages.length > MOST_PAGES) throw new NotPrintableDirectly('tooLong');
    const pdf = await buffer(renderPdf(paper.format, paper.pages));
    await this.service.print(apiKey, { printerId, title: paper.format.title, pdf });
  }

  private async keyOf(clientId: number): Promise<string> {
    const { printNodeApi, printNodeApiKey, salt } = await this.clients.find(clientId);
    if (!printNodeApi) throw new NotPrintableDirectly('off');
    if (printNodeApiKey === null || salt === null) throw new NotPrintableDirectly('noKey');
    return this.secrets.open({ ciphertext: printNodeApiKey, salt });
  }

  private async printerOf(userId: number, use: PrinterUse): Promise<number> {
    const { labelPrinterId, otherPrinterId } = await this.preferences.settings(userId);
    const printerId = use === 'label' ? labelPrinterId : otherPrinterId;
    if (printerId === null) throw new NotPrintableDirectly('noPrinter');
    return printerId;
  }
}
