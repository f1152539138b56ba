import { buffer } from 'node:stream/consumers';

import { Injectable } from '@nestjs/common';

import { isTestClient } from '@contracts/rules/test-environment.js';
import type { PrinterView } from '@contracts/views/printer.view.js';

import { ClientRepository } from '../clients/index.js';
import { assertInScope, PreferenceService } from '../identity/index.js';
import type { PaperworkFile } from '../paperwork/index.js';
import type { Actor } from '../platform/actor.js';
import { SecretBox } from '../platform/secrets/secret-box.js';
import { PrintService } from './print-service.js';
import { NotPrintableDirectly } from './printing.errors.js';

/** Selects one of a user's two printers. */
export type PrinterUse = 'label' | 'other';

/** More than a day's labels; a document is held in memory while it is submitted. */
const MAX_PAGES = 2000;

/** Sends documents to printers, for clients that have enabled it (PAPER-11 to PAPER-15). */
@Injectable()
export class PrintingService {
  constructor(
    private readonly clients: ClientRepository,
    private readonly preferences: PreferenceService,
    private readonly secrets: SecretBox,
    private readonly service: PrintService,
  ) {}

  /** Printers of a client. @throws OutOfScope, NotPrintableDirectly, PrintServiceFailed, RecordNotFound */
  async listPrinters(clientId: number, actor: Actor): Promise<PrinterView[]> {
    assertInScope(actor, 'SETTINGS_SCREEN', { clientId, customerId: null });
    return this.service.listPrinters(await this.keyOf(clientId));
  }

  /** Prints on the user's own printer. @throws NotPrintableDirectly, PrintServiceFailed */
  async print(
    clientId: number,
    paper: PaperworkFile,
    use: PrinterUse,
    actor: Actor,
  ): Promise<void> {
    try {
      const apiKey = await this.keyOf(clientId);
      const printerId = await this.printerOf(actor, use);
      if (paper.pages > MAX_PAGES) throw new NotPrintableDirectly('tooLong');
      const pdf = await buffer(await paper.open());
      await this.service.print(apiKey, { printerId, title: paper.title, pdf });
    } finally {
      paper.close();
    }
  }

  private async keyOf(clientId: number): Promise<string> {
    if (isTestClient(clientId)) throw new NotPrintableDirectly('test');
    const { printNodeApi, printNodeApiKey, salt } = await this.clients.get(clientId);
    if (!printNodeApi) throw new NotPrintableDirectly('off');
    if (printNodeApiKey === null || salt === null) throw new NotPrintableDirectly('noKey');
    return this.secrets.open({ ciphertext: printNodeApiKey, salt });
  }

  private async printerOf(actor: Actor, use: PrinterUse): Promise<number> {
    const { labelPrinterId, otherPrinterId } = await this.preferences.getSettings(
      actor.identity.id,
      actor,
    );
    const printerId = use === 'label' ? labelPrinterId : otherPrinterId;
    if (printerId === null) throw new NotPrintableDirectly('noPrinter');
    return printerId;
  }
}
