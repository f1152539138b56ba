import type { CaughtMail } from './inbox.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export const mailStyle = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1c2733 }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #d8dee4 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f6f8fa; padding: 1rem; border-radius: 8px; font: inherit }
iframe { width: 100%; height: 30rem; border: 1px solid #d8dee4; border-radius: 8px }
`;

/** All caught emails, newest first. */
export const mailListPage = (emails: readonly CaughtMail[]): string =>
  page(
    'Caught emails',
    emails.length === 0
      ? '<p>No emails yet.</p>'
      : `<table><thead><tr><th>Subject</th><th>To</th><th>Caught</th></tr></thead><tbody>${emails
          .map(
            ({ id, subject, to, caughtAt }) =>
              `<tr><td><a href="/demo/mail/${escape(id)}">${escape(subject)}</a></td><td>${escape(to)}</td><td>${escape(caughtAt)}</td></tr>`,
          )
          .join('')}</tbody></table>`,
  );

/** One email: its text with links, and its HTML in a sandboxed frame. */
export const mailPage = (mail: CaughtMail): string =>
  page(
    mail.subject,
    `<p><a href="/demo/mail">All emails</a></p><p>From ${escape(mail.from)}<br>To ${escape(mail.to)}<br>${escape(mail.caughtAt)}</p>` +
      `<pre>${withLinks(mail.text)}</pre>` +
      (mail.html === null
        ? ''
        : `<iframe sandbox title="The email as HTML" srcdoc="${escape(mail.html)}"></iframe>`),
  );

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
  `<link rel="stylesheet" href="/demo/mail/style.css"></head><body><h1>${escape(title)}</h1>${body}</body></html>`;

/** Escapes text and links its http and https URLs. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escape(part)}" rel="noreferrer">${escape(part)}</a>`
        : escape(part),
    )
    .join('');
