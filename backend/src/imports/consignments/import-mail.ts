import { Injectable } from '@nestjs/common';

import { consignmentImportTexts as texts } from '@contracts/texts/uploads.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { Users } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { currentScope } from '../../platform/request-scope.js';

/** Tells the uploader what became of a file (BULK-15). */
@Injectable()
export class ImportMail {
  constructor(
    private readonly users: Users,
    private readonly mailer: Mailer,
  ) {}

  async send(fileName: string, report: ImportReportView, actor: Actor): Promise<void> {
    const to = await this.users.emailOf(actor.identity.id);
    if (to === null) return;
    const subject = texts.mailSubject.replace('{file}', () => plain(fileName));
    const text = [summary(report), ...report.errors.map(inWords)].join('\n');
    const operation = currentScope()?.operation;
    await this.mailer.send({ to, subject, text }, { about: operation && `import ${operation.id}` });
  }
}

const summary = ({ inserted, drafts, failed }: ImportReportView): string =>
  texts.mailText
    .replace('{inserted}', String(inserted))
    .replace('{drafts}', String(drafts))
    .replace('{failed}', String(failed));

const inWords = ({ row, column, message }: ImportReportView['errors'][number]): string =>
  `Row ${row}${column && `, ${column}`}: ${message}`;

/** A name that a browser sent, fit for a heading. */
const plain = (name: string): string => name.replace(/[^\w .()-]/g, '').slice(0, 80);
