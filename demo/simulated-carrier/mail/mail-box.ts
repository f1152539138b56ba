import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ParsedMail } from 'mailparser';

import { Journal } from '../desk/journal.js';

export interface CaughtMail {
  readonly id: string;
  readonly caughtAt: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Null for a mail of plain text only. */
  readonly html: string | null;
}

const SHOWN = 200;

/** The mails that would have left the house. */
export class MailBox {
  private readonly mails: Journal<CaughtMail>;

  constructor(folder: string) {
    this.mails = new Journal(path.join(folder, 'mails.jsonl'));
  }

  keep(mail: ParsedMail, caughtAt: Date): void {
    this.mails.append({
      id: randomUUID(),
      caughtAt: caughtAt.toISOString(),
      from: mail.from?.text ?? '',
      to: [mail.to ?? []]
        .flat()
        .map(({ text }) => text)
        .join(', '),
      subject: mail.subject ?? '(no subject)',
      text: mail.text ?? '',
      html: mail.html === false ? null : mail.html,
    });
  }

  /** Newest first. */
  latest(): CaughtMail[] {
    return this.mails.entries.slice(-SHOWN).reverse();
  }

  find(id: string): CaughtMail | undefined {
    return this.mails.entries.find((mail) => mail.id === id);
  }
}
