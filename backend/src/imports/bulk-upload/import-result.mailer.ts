import { Injectable } from '@nestjs/common';

import { consignmentImportTexts as texts } from '@contracts/texts/spec/uploads.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { UserRepository } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { currentRequest } from '../../platform/request-context.js';

/** Emails the report of an import to the uploader (BULK-15). */
@Injectable()
export class ImportResultMailer {
  constructor(
    private readonly users: UserRepository,
    private readonly mailer: Mailer,
  ) {}

  async send(
    { fileName, clientId }: { readonly fileName: string; readonly clientId: number },
    report: ImportReportView,
    actor: Actor,
  ): Promise<void> {
    const to = await this.users.findEmail(actor.identity.id);
    if (to === null) return;
    const subject = texts.mailSubject.replace('{file}', () => sanitiseFileName(fileName));
    const text = [summary(report), ...report.errors.map(toErrorLine)].join('\n');
    const operation = currentRequest()?.operation;
    const about = operation && `import ${operation.id}`;
    await this.mailer.send({ to, subject, text }, { about, clientId });
  }
}

const summary = ({ inserted, drafts, failed }: ImportReportView): string =>
  texts.mailText
    .replace('{added}', String(inserted - drafts))
    .replace('{drafts}', String(drafts))
    .replace('{failed}', String(failed));

const toErrorLine = ({ row, column, message, value }: ImportReportView['errors'][number]): string =>
  `Row ${row}${column && `, ${column}`}: ${message}${value ? ` ("${value}")` : ''}`;

const MAX_FILE_NAME_LENGTH = 80;

/** Removes characters that must not reach the subject of an email. */
const sanitiseFileName = (name: string): string =>
  name.replace(/[^\w .()-]/g, '').slice(0, MAX_FILE_NAME_LENGTH);
