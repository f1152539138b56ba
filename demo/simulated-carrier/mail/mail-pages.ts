import { escapeHtml, htmlPage, htmlTable } from '../page.js';
import type { CaughtMail } from './inbox.js';

/** All caught emails, newest first. */
export const mailListPage = (emails: readonly CaughtMail[]): string =>
  htmlPage(
    'Caught emails',
    htmlTable(
      ['Subject', 'To', 'Caught'],
      emails.map(({ id, subject, to, caughtAt }) => [
        `<a href="/demo/mail/${escapeHtml(id)}">${escapeHtml(subject)}</a>`,
        escapeHtml(to),
        escapeHtml(caughtAt),
      ]),
      'No emails yet.',
    ),
  );

/** One email: its text with links, and its HTML in a sandboxed frame. */
export const mailPage = (mail: CaughtMail): string =>
  htmlPage(
    mail.subject,
    `<p><a href="/demo/mail">All emails</a></p><p>From ${escapeHtml(mail.from)}<br>To ${escapeHtml(mail.to)}<br>${escapeHtml(mail.caughtAt)}</p>` +
      `<pre>${withLinks(mail.text)}</pre>` +
      (mail.html === null
        ? ''
        : `<iframe sandbox title="The email as HTML" srcdoc="${escapeHtml(mail.html)}"></iframe>`),
  );

/** Escapes text and links its http and https URLs. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
