import fs from 'node:fs';
import path from 'node:path';

import { AppendOnlyFile } from '../append-only-file.js';
import { orderFile } from './order-files.js';

/** Folders of the clients' order systems on the demo's file server. */
export const orderFolders = { kookaburra: 'erp/kookaburra', banksia: 'erp/banksia' } as const;

/** Folders of Kookaburra Paints for what Linehaul sends, within its own. */
export const returnFolders = { tracking: 'tracking', proofs: 'proofs' } as const;

export interface OrderSystemOptions {
  /** Data of the demo's carrier. */
  readonly folder: string;
  /** Folder that the file server serves as `/`. */
  readonly served: string;
  readonly now: () => Date;
}

interface ExportedFile {
  readonly name: string;
  readonly number: number;
}

/** A demo that keeps running stops there, so that it does not use up its connote numbers. */
const MAX_FILES = 60;
/** After this many files, the previous one is exported again under another name. */
const FILES_PER_REPEAT = 15;

/** Order systems of the demo's clients: they export files of orders for Linehaul to collect. */
export class OrderSystem {
  private readonly exported: AppendOnlyFile<ExportedFile>;

  constructor(private readonly options: OrderSystemOptions) {
    this.exported = new AppendOnlyFile(path.join(options.folder, 'order-files.jsonl'));
    const returned = Object.values(returnFolders).map((folder) =>
      path.join(orderFolders.kookaburra, folder),
    );
    for (const folder of [...Object.values(orderFolders), ...returned])
      fs.mkdirSync(path.join(options.served, folder), { recursive: true });
  }

  /** Exports the next file of Kookaburra Paints; the first time, one of Banksia Melbourne too. */
  exportNext(): void {
    const { length } = this.exported.entries;
    if (length >= MAX_FILES) return;
    const previous = this.exported.entries.at(-1);
    const isRepeat = previous !== undefined && (length + 1) % FILES_PER_REPEAT === 0;
    const number = isRepeat ? previous.number : (previous?.number ?? 0) + 1;
    if (previous === undefined) this.write('banksia', 'ORD_WEEKLY.xml', orderFile(1, 'BM'));
    const name = `ORD_${this.options.now().toISOString().replace(/\D/g, '').slice(0, 14)}.xml`;
    this.write('kookaburra', name, orderFile(number, 'KP'));
    this.exported.append({ name, number });
  }

  /** Renames a complete file, so that none is collected half-written. */
  private write(client: keyof typeof orderFolders, name: string, content: string): void {
    const file = path.join(this.options.served, orderFolders[client], name);
    fs.writeFileSync(`${file}.part`, content);
    fs.renameSync(`${file}.part`, file);
  }
}
