import {
  customEmailSubject,
  customEmailText,
  emailColour,
  FOOTER_WIDTH,
  LOGO_WIDTH,
  type EmailTheme,
  type EmailValues,
} from './custom-email.js';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

const isWebLink = (link: string | null): link is string =>
  link !== null && /^https?:\/\//i.test(link);

const isImage = (image: string | null): image is string =>
  image !== null && /^data:image\/(?:png|jpeg);base64,[a-z0-9+/=]+$/i.test(image);

function picture(
  image: string,
  link: string | null,
  { alt, width }: { alt: string; width: number },
) {
  const drawn = `<img src="${image}" alt="${escapeHtml(alt)}" width="${width}" style="display:block;width:${width}px;max-width:100%;height:auto;border:0">`;
  return isWebLink(link) ? `<a href="${escapeHtml(link)}">${drawn}</a>` : drawn;
}

function banner(theme: EmailTheme, { brokerName }: EmailValues): string {
  const hasLogo = isImage(theme.logoImage);
  const logo = hasLogo
    ? picture(theme.logoImage ?? '', theme.logoImageLink, { alt: brokerName, width: LOGO_WIDTH })
    : '';
  const title =
    !hasLogo || theme.logoAndTitle
      ? `<td style="padding:16px 24px;font-size:18px;font-weight:bold">${escapeHtml(brokerName)}</td>`
      : '';
  const logoCell =
    logo && `<td width="${LOGO_WIDTH}" style="padding:16px 0 16px 24px">${logo}</td>`;
  const text = emailColour(theme, 'bannerTextColour');
  const background = emailColour(theme, 'bannerBackgroundColour');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${background};color:${text}"><tr>${logoCell}${title}</tr></table>`;
}

function body(theme: EmailTheme, values: EmailValues): string {
  const heading = emailColour(theme, 'bodyHeadingColour');
  const lines = customEmailText(theme, values).split('\n').map(escapeHtml).join('<br>');
  return `<h1 style="margin:0 0 12px;font-size:20px;color:${heading}">${escapeHtml(customEmailSubject(values))}</h1><p style="margin:0;font-size:15px;line-height:22px">${lines}</p>`;
}

/**
 * Builds the whole email. Text, names and links come from clients and receivers: all are escaped, and invalid colours
 * and images are left out (SETTINGS-53 to SETTINGS-56).
 */
export function customEmailHtml(theme: EmailTheme, values: EmailValues): string {
  const text = emailColour(theme, 'bodyTextColour');
  const background = emailColour(theme, 'bodyBackgroundColour');
  const footer = isImage(theme.footerImage)
    ? picture(theme.footerImage, theme.footerImageLink, { alt: '', width: FOOTER_WIDTH })
    : '';
  return [
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${escapeHtml(customEmailSubject(values))}</title></head>`,
    `<body style="margin:0;background:${background};color:${text};font-family:Arial,Helvetica,sans-serif">`,
    `<table role="presentation" align="center" width="${FOOTER_WIDTH}" cellpadding="0" cellspacing="0" style="width:100%;max-width:${FOOTER_WIDTH}px;margin:0 auto">`,
    `<tr><td>${banner(theme, values)}</td></tr>`,
    `<tr><td style="padding:24px">${body(theme, values)}</td></tr>`,
    `<tr><td>${footer}</td></tr>`,
    '</table></body></html>',
  ].join('');
}
