import type { CustomEmailView } from '../views/settings.view.js';

/** SETTINGS-54: what the words of a custom email may hold, in braces. */
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

/** What stands in their places; empty where there is nothing to say. */
export type EmailValues = Readonly<Record<EmailPlaceholder, string>>;

export type EmailLook = Omit<CustomEmailView, 'id' | 'clientId' | 'isDeleted'>;

/** The look of the house, where a template names no colour of its own. */
export const houseColours = {
  bannerTextColour: '#FFFFFF',
  bannerBackgroundColour: '#171A20',
  bodyHeadingColour: '#14171C',
  bodyTextColour: '#454D58',
  bodyBackgroundColour: '#FFFFFF',
} as const;
export type EmailColour = keyof typeof houseColours;

/** SETTINGS-55, SETTINGS-56: widths in pixels. */
export const LOGO_WIDTH = 120;
export const FOOTER_WIDTH = 700;

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The template's colour, or that of the house where it has none or not one. */
export function emailColour(look: Pick<EmailLook, EmailColour>, name: EmailColour): string {
  const own = look[name];
  return own !== null && COLOUR.test(own) ? own : houseColours[name];
}

/** What a receiver is told when the template has no words of its own; what is empty is left out. */
function standardWords({ phone, email, references }: EmailValues): string {
  const contact = [phone && 'call {phone}', email && 'write to {email}'].filter(Boolean);
  return [
    'Your consignment {consignmentNumber} from {brokerName} is on its way.',
    'It leaves on {dispatchDate} with {carrier}.',
    ...(references ? ['References: {references}'] : []),
    ...(contact.length > 0 ? ['', `Questions? Please ${contact.join(' or ')}.`] : []),
  ].join('\n');
}

/** The subject, and the heading of the mail. */
export const customEmailSubject = ({ consignmentNumber, brokerName }: EmailValues): string =>
  `Consignment ${consignmentNumber} from ${brokerName}`;

/** The words as plain text, each placeholder filled in. A brace that names nothing stays as typed. */
export function customEmailText(look: EmailLook, values: EmailValues): string {
  const usesOwn = !look.defaultEmailTemplate && look.customTextArea !== null;
  const words = usesOwn ? (look.customTextArea ?? '') : standardWords(values);
  return words.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    emailPlaceholders.includes(name as EmailPlaceholder) ? values[name as EmailPlaceholder] : place,
  );
}
