import type { CaughtMail } from './inbox.js';
import { mailListPage, mailPage } from './mail-pages.js';

const mail: CaughtMail = {
  id: 'b7d6',
  caughtAt: '2026-11-20T04:00:00.000Z',
  from: 'Linehaul <no-reply@linehaul.example>',
  to: 'a@banksia.example',
  subject: '<script>alert(1)</script>',
  text: 'Open http://localhost:3000/reset?token=a&b=c or javascript:alert(1) "<b>"',
  html: '<p onclick="x()">Hello</p>',
};

describe('showing caught emails', () => {
  it('escapes everything in them', () => {
    for (const page of [mailListPage([mail]), mailPage(mail)]) {
      expect(page).not.toContain('<script>');
      expect(page).toContain('&lt;script&gt;');
    }
    expect(mailPage(mail)).not.toContain('<p onclick');
    expect(mailPage(mail)).toContain('<iframe sandbox');
  });

  it('links web URLs only', () => {
    const links = mailPage(mail).match(/href="[^"]*"/g);

    expect(links).toContain('href="http://localhost:3000/reset?token=a&amp;b=c"');
    expect(links?.some((link) => link.includes('javascript'))).toBe(false);
  });

  it('has an empty state', () => {
    expect(mailListPage([])).toContain('No emails yet.');
  });
});
