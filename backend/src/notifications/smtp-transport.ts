import { createTransport, type Transporter } from 'nodemailer';

import type { Mail } from '../platform/mail/mailer.js';
import { MailTransport, MailRejected } from './mail-transport.js';

export interface SmtpOptions {
  /** Undefined without a mail server: every email then fails with that reason. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly timeoutMs: number;
}

/** Sends by SMTP, over one connection kept open for the next email. */
export class SmtpTransport extends MailTransport {
  private readonly transport: Transporter | undefined;

  constructor(private readonly options: SmtpOptions) {
    super();
    const { smtpUrl: url, timeoutMs } = options;
    this.transport =
      url === undefined
        ? undefined
        : createTransport({
            url,
            pool: true,
            maxConnections: 2,
            connectionTimeout: timeoutMs,
            greetingTimeout: timeoutMs,
            socketTimeout: timeoutMs,
            disableFileAccess: true,
            disableUrlAccess: true,
          });
  }

  override async deliver({ to, subject, text, html }: Mail, reference: string): Promise<void> {
    if (!this.transport) throw new MailRejected('No mail server is configured');
    const { from } = this.options;
    const messageId = `<${reference}@linehaul>`;
    try {
      await this.transport.sendMail({
        ...{ from, to, subject, text, messageId },
        // Mail clients show images that are parts of the email, but not data URLs.
        ...(html && { html, attachDataUrls: true }),
      });
    } catch (error) {
      throw new MailRejected(inWords(error), { cause: error });
    }
  }

  override close(): void {
    this.transport?.close();
  }
}

function inWords(error: unknown): string {
  const { code, response, message } = error as { code?: string; response?: string } & Error;
  if (response) return `The mail server answered: ${response.slice(0, 200)}`;
  if (code === 'EAUTH') return 'The mail server refused the user name or password';
  if (code === 'ETIMEDOUT') return 'The mail server did not answer in time';
  if (code === 'ESOCKET' || code === 'ECONNECTION') return 'The mail server cannot be reached';
  return `The mail was not taken: ${message.slice(0, 200)}`;
}
