import type { EntityManager } from 'typeorm';

/** A mail as its writer knows it; the sender's address belongs to the installation. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export interface MailTerms {
  /** What may be told once only: a second mail about the same is not taken, however often it is tried. */
  readonly about?: string | undefined;
  /** The transaction that the mail tells of: it is handed in with it or not at all. */
  readonly within?: EntityManager;
}

/** Where mail is handed in. Sending it, again and again if need be, is the worker's job. */
export abstract class Mailer {
  abstract send(mail: Mail, terms?: MailTerms): Promise<void>;
}
