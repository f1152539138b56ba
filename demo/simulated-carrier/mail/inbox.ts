import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ParsedMail } from 'mailparser';

import { AppendOnlyFile } from '../append-only-file.js';

export interface CaughtMail {
  readonly id: string;
  readonly caughtAt: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Null for plain text. */
  readonly html: string | null;
}

const SHOWN = 200;

/** Emails caught by the demo. */
export class Inbox {
  private readonly emails: AppendOnlyFile<CaughtMail>;

  constructor(folder: string) {
    this.emails = new AppendOnlyFile(path.join(folder, 'mails.jsonl'));
  }

  add(mail: ParsedMail, caughtAt: Date): void {
    this.emails.append({
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
    return this.emails.entries.slice(-SHOWN).reverse();
  }

  find(id: string): CaughtMail | undefined {
    return this.emails.entries.find((mail) => mail.id === id);
  }
}
