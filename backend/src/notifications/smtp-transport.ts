import { Socket } from 'node:net';

import { createTransport } from 'nodemailer';

import type { Mail } from '../platform/mail/mailer.js';
import { withinDeadline } from '../platform/outgoing/outgoing-socket.js';
import { assertOutgoingAllowed, OutgoingPolicy } from '../platform/outgoing/outgoing.policy.js';
import { MailTransport, MailRejected } from './mail-transport.js';

export interface SmtpOptions {
  /** Undefined without a mail server: every email then fails with that reason. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Maximum time without data from the server; an email as a whole may take three times as long. */
  readonly timeoutMs: number;
}

/**
 * Sends by SMTP, each email over its own connection: one that misses its deadline is closed, regardless of the server,
 * without affecting other emails. The server belongs to the deployment and may have a private address.
 */
export class SmtpTransport extends MailTransport {
  private readonly policy: OutgoingPolicy;

  constructor(private readonly options: SmtpOptions) {
    super();
    this.policy = new OutgoingPolicy({ permitted: [], timeoutMs: options.timeoutMs });
  }

  override async deliver({ to, subject, text, html }: Mail, reference: string): Promise<void> {
    assertOutgoingAllowed();
    const { smtpUrl: url, from } = this.options;
    if (url === undefined) throw new MailRejected('No mail server is configured');
    const mail = {
      ...{ from, to, subject, text, messageId: `<${reference}@linehaul>` },
      // Email clients show images that are parts of the email, but not data URLs.
      ...(html && { html, attachDataUrls: true }),
    };
    try {
      await withinDeadline(this.policy, async (call) => {
        const socket = new Socket();
        call.watch(socket);
        await createTransport({
          ...{ url, socket },
          ...{ disableFileAccess: true, disableUrlAccess: true },
        }).sendMail(mail);
      });
    } catch (error) {
      throw new MailRejected(describeFailure(error), { cause: error });
    }
  }
}

function describeFailure(error: unknown): string {
  const { code, response, message } = error as { code?: string; response?: string } & Error;
  if (response) return `The mail server responded: ${response.slice(0, 200)}`;
  if (code === 'EAUTH') return 'The mail server rejected the user name or password';
  if (code === 'ETIMEDOUT') return 'The mail server did not respond in time';
  if (code === 'ESOCKET' || code === 'ECONNECTION') return 'The mail server cannot be reached';
  return `The email was not accepted: ${message.slice(0, 200)}`;
}
