import { appCustomEmailTexts } from '../texts/app/settings.js';
import type { CustomEmailView } from '../views/settings.view.js';

/** Maximum characters of a placeholder quoted in a message. */
const MAX_QUOTED_PLACEHOLDER_LENGTH = 30;

/** SETTINGS-54: placeholders allowed in the text of a custom email, in braces. */
export const emailPlaceholders = [
  'brokerName',
  'phone',
  'email',
  'consignmentNumber',
  'references',
  'dispatchDate',
  'carrier',
] as const;
export type EmailPlaceholder = (typeof emailPlaceholders)[number];

/** A pair of braces with its content, or a single brace: both would be sent unchanged. */
const BRACES = /\{[^{}\n]*\}?|\}/g;

const isPlaceholder = (braces: string): boolean =>
  emailPlaceholders.some((name) => braces === `{${name}}`);

/** Lists the braces in a text that are not placeholders, each once, in order. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set((text.match(BRACES) ?? []).filter((braces) => !isPlaceholder(braces))),
];

/** Error message that names the braces in a text that are not placeholders; undefined if there are none. */
export function placeholderMessage(text: string): string | undefined {
  const unknown = unknownPlaceholders(text);
  if (unknown.length === 0) return undefined;
  return appCustomEmailTexts.unknownPlaceholder
    .replace('{unknown}', () =>
      unknown.map((braces) => braces.slice(0, MAX_QUOTED_PLACEHOLDER_LENGTH)).join(', '),
    )
    .replace('{known}', () => emailPlaceholders.map((name) => `{${name}}`).join(', '));
}

/** Values of the placeholders; empty if there is nothing to show. */
export type EmailValues = Readonly<Record<EmailPlaceholder, string>>;

export type EmailTheme = Omit<CustomEmailView, 'id' | 'version' | 'clientId' | 'isDeleted'>;

/** Default colours, used where a template sets none. */
export const defaultEmailColours = {
  bannerTextColour: '#FFFFFF',
  bannerBackgroundColour: '#171A20',
  bodyHeadingColour: '#14171C',
  bodyTextColour: '#454D58',
  bodyBackgroundColour: '#FFFFFF',
} as const;
export type EmailColour = keyof typeof defaultEmailColours;

/** SETTINGS-55, SETTINGS-56: widths in pixels. */
export const LOGO_WIDTH = 120;
export const FOOTER_WIDTH = 700;

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Colour of the template, or the default one if it is missing or invalid. */
export function emailColour(theme: Pick<EmailTheme, EmailColour>, name: EmailColour): string {
  const own = theme[name];
  return own !== null && COLOUR.test(own) ? own : defaultEmailColours[name];
}

/** Default text of the email; empty values are left out. */
function defaultText({ phone, email, references }: EmailValues): string {
  const contact = [phone && 'call {phone}', email && 'email {email}'].filter(Boolean);
  return [
    'Your consignment {consignmentNumber} from {brokerName} has been booked with {carrier}.',
    'Dispatch date: {dispatchDate}',
    ...(references ? ['References: {references}'] : []),
    ...(contact.length > 0 ? ['', `Questions? Please ${contact.join(' or ')}.`] : []),
  ].join('\n');
}

/** Subject and heading of the email. */
export const customEmailSubject = ({ consignmentNumber, brokerName }: EmailValues): string =>
  `Consignment ${consignmentNumber} from ${brokerName}`;

/** Plain text of the email with its placeholders filled in. Unknown braces stay as typed. */
export function customEmailText(theme: EmailTheme, values: EmailValues): string {
  const hasCustomText = !theme.defaultEmailTemplate && theme.customTextArea !== null;
  const text = hasCustomText ? (theme.customTextArea ?? '') : defaultText(values);
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    emailPlaceholders.includes(name as EmailPlaceholder) ? values[name as EmailPlaceholder] : place,
  );
}
