import { customEmailHtml } from './custom-email-html.js';
import {
  customEmailText,
  placeholderMessage,
  unknownPlaceholders,
  type EmailTheme,
  type EmailValues,
} from './custom-email.js';

const plain: EmailTheme = {
  companyName: 'Wattle Medical',
  logoImageFilename: null,
  logoImageLink: null,
  logoImage: null,
  footerImageFilename: null,
  footerImageLink: null,
  footerImage: null,
  customTextArea: null,
  contactPhone: null,
  contactEmail: null,
  bannerTextColour: null,
  bannerBackgroundColour: null,
  bodyHeadingColour: null,
  bodyTextColour: null,
  bodyBackgroundColour: null,
  logoAndTitle: false,
  defaultEmailTemplate: true,
};

const values: EmailValues = {
  brokerName: 'Wattle Medical',
  phone: '(02) 7010 0100',
  email: 'hello@wattle.example',
  consignmentNumber: 'SSEX00000042',
  references: 'PO-1, PO-2',
  dispatchDate: '03/03/2026',
  carrier: 'Southern Star Express',
};

const png = 'data:image/png;base64,iVBORw0KGgo=';

describe('braces of a custom email', () => {
  it.each([
    ['Dear {brokerName}, {carrier} brings it.', []],
    ['{carier} and {Carrier}, {carier} again', ['{carier}', '{Carrier}']],
    ['{ carrier } {}', ['{ carrier }', '{}']],
    ['an open { brace\nand a closed }', ['{ brace', '}']],
    ['{{carrier}}', ['{', '}']],
  ])('of %j that are not placeholders are reported', (text, unknown) => {
    expect(unknownPlaceholders(text)).toEqual(unknown);
    expect(placeholderMessage(text) === undefined).toBe(unknown.length === 0);
  });
});

describe('custom email', () => {
  it('SETTINGS-54 fills every placeholder in its text and leaves other braces unchanged', () => {
    const words =
      '{brokerName} {phone} {email} {consignmentNumber} {references} {dispatchDate} {carrier} {x}';

    const text = customEmailText(
      { ...plain, customTextArea: words, defaultEmailTemplate: false },
      values,
    );

    expect(text).toBe([...Object.values(values), '{x}'].join(' '));
  });

  it('uses the default text when it has none of its own, leaving out empty values', () => {
    expect(customEmailText(plain, values)).toContain('References: PO-1, PO-2');
    expect(customEmailText(plain, { ...values, references: '', phone: '', email: '' })).toBe(
      'Your consignment SSEX00000042 from Wattle Medical has been booked with Southern Star Express.\nDispatch date: 03/03/2026',
    );
  });

  it('escapes all user input', () => {
    const html = customEmailHtml(
      {
        ...plain,
        customTextArea: '<script>alert(1)</script> {references}',
        defaultEmailTemplate: false,
        logoImage: png,
        logoImageLink: 'https://wattle.example/"><img src=x>',
        logoAndTitle: true,
      },
      { ...values, brokerName: '<b>Wattle</b>', references: '"><svg onload=x>' },
    );

    expect(html).not.toMatch(/<script|<svg|<b>|<img src=x/);
    expect(html).toContain('&lt;script&gt;');
  });

  it.each([
    ['a colour', { bannerTextColour: 'red;background:url(//x)' }, 'url('],
    ['an image', { logoImage: 'https://x.example/a.png' }, 'x.example'],
    ['a link', { logoImage: png, logoImageLink: 'javascript:alert(1)' }, 'javascript'],
  ])('leaves out what is not %s', (_case, part, trace) => {
    expect(customEmailHtml({ ...plain, ...part }, values)).not.toContain(trace);
  });

  it('SETTINGS-55, SETTINGS-56 renders the logo 120 and the footer 700 pixels wide', () => {
    const html = customEmailHtml({ ...plain, logoImage: png, footerImage: png }, values);

    expect([...html.matchAll(/<img[^>]* width="(\d+)"/g)].map(([, width]) => width)).toEqual([
      '120',
      '700',
    ]);
  });
});
