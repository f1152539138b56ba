import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isSameContact } from '@contracts/rules/contact.js';
import type { ChangeView } from '@contracts/views/history.view.js';

import type { StoredRow } from './import-rows.repository.js';
import { ImportRepository } from './import.repository.js';

/** An import whose file is still stored. */
export interface StoredImportFile {
  readonly importId: number;
  readonly clientId: number;
  readonly fileName: string;
  /** True if no open plan or run needs the file, so that it can be deleted. */
  readonly hasEnded: boolean;
}

const GROUP_BATCH_SIZE = 1_000;

interface StoredGroup {
  readonly no: number;
  readonly cells: readonly StoredRow[];
  readonly changes: readonly ChangeView[];
}

/** Import files that contain a person's data, for a request for erasure. */
@Injectable()
export class ImportErasureService {
  constructor(
    private readonly database: DataSource,
    private readonly imports: ImportRepository,
  ) {}

  /** Imports of any client whose stored rows have this email address or phone number. */
  async findByContactUnscoped(emailOrPhone: string): Promise<StoredImportFile[]> {
    const storedFiles = await this.database.query<StoredImportFile[]>(
      `select i.id as "importId", i.client_id as "clientId", i.file_name as "fileName",
              i.ended_at is not null as "hasEnded"
         from import i join import_file f on f.import_id = i.id
        where i.kind in ('CONSIGNMENT', 'ADDRESS') order by i.id`,
    );
    const importsContaining: StoredImportFile[] = [];
    for (const file of storedFiles)
      if (await this.containsPerson(file, emailOrPhone)) importsContaining.push(file);
    return importsContaining;
  }

  /** Deletes the file and the contents of its rows; plans and outcomes stay. */
  async deleteUnscoped({ importId }: StoredImportFile): Promise<void> {
    await this.database.transaction((manager) => this.imports.deleteFiles(manager, [importId]));
  }

  private async containsPerson(
    { importId }: StoredImportFile,
    emailOrPhone: string,
  ): Promise<boolean> {
    for (let after = 0, isLast = false; !isLast;) {
      const groups = await this.database.query<StoredGroup[]>(
        `select no, cells, changes from import_group
          where import_id = $1 and no > $2 and cells is not null order by no limit $3`,
        [importId, after, GROUP_BATCH_SIZE],
      );
      const rows = groups.flatMap(({ cells }) => cells);
      if (rows.some(({ values }) => hasContact(values, emailOrPhone))) return true;
      const changes = groups.flatMap((group) => group.changes);
      if (changes.some((change) => changesContact(change, emailOrPhone))) return true;
      after = groups.at(-1)?.no ?? after;
      isLast = groups.length < GROUP_BATCH_SIZE;
    }
    return false;
  }
}

const hasContact = (values: StoredRow['values'], emailOrPhone: string): boolean =>
  [values['Email'], values['Phone Number']].some((contact) =>
    isSameContact(contact ?? null, emailOrPhone),
  );

/** Whether an update replaces or sets this email address or phone number of an address. */
const changesContact = ({ path, from, to }: ChangeView, emailOrPhone: string): boolean =>
  (path === 'email' || path === 'phoneNumber') &&
  [from, to].some((contact) => typeof contact === 'string' && isSameContact(contact, emailOrPhone));
