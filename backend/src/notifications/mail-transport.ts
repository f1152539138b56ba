import type { Mail } from '../platform/mail/mailer.js';

/** Hands emails to the outgoing mail server. */
export abstract class MailTransport {
  /**
   * @param reference the same for every attempt of one email: it becomes the Message-ID, by which a mail server or
   * reader recognises a second copy
   * @throws MailRejected with the reason
   */
  abstract deliver(mail: Mail, reference: string): Promise<void>;
}

/** The mail server rejected an email; the message says why, for users who can act on it. */
export class MailRejected extends Error {}
