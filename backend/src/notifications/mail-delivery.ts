import type { Mail } from '../platform/mail/mailer.js';

/** Hands mail to the server that carries it out of the house. */
export abstract class MailDelivery {
  /**
   * @param reference the same for every try of one mail: it becomes the Message-ID, by which a mail
   *   server or reader knows a second copy
   * @throws MailNotTaken with the reason in words
   */
  abstract deliver(mail: Mail, reference: string): Promise<void>;

  abstract close(): void;
}

/** The mail server did not take a mail; the message says why, in words a person can act on. */
export class MailNotTaken extends Error {}
