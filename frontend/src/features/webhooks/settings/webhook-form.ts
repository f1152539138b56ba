import type { WebhookRequest } from '@contracts/requests/webhook.request';
import { emailPattern } from '@contracts/rules/address';
import { cleanText } from '@contracts/rules/clean-text';
import {
  DEFAULT_IN_FLIGHT,
  MAX_IN_FLIGHT,
  MAX_NOTIFICATION_EMAILS,
  MAX_WEBHOOK_NAME_LENGTH,
  isWebhookUrl,
} from '@contracts/rules/webhook';
import { webhookErrorTexts } from '@contracts/texts/app/webhook-errors';
import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

/** Values of the form of a subscription; lists as strings, so that a draft can compare them. */
export interface WebhookForm {
  readonly name: string;
  readonly url: string;
  /** Selectors separated by commas. */
  readonly types: string;
  readonly mostInFlight: string;
  readonly emails: string;
}

const newForm: WebhookForm = {
  name: '',
  url: '',
  types: '*',
  mostInFlight: String(DEFAULT_IN_FLIGHT),
  emails: '',
};

/** Form for a webhook; null for a new one, which selects all events. */
export const webhookForm = (webhook: WebhookView | null): WebhookForm =>
  webhook
    ? {
        name: webhook.name,
        url: webhook.url,
        types: webhook.types.join(','),
        mostInFlight: String(webhook.mostInFlight),
        emails: webhook.notificationEmails.join(', '),
      }
    : newForm;

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export type WebhookErrors = Partial<Record<keyof WebhookForm, string>>;

/** Validates the form; errors by field, empty if valid. */
export function validateWebhook(form: WebhookForm): WebhookErrors {
  const name = cleanText(form.name) ?? '';
  const isNamed = name !== '' && name.length <= MAX_WEBHOOK_NAME_LENGTH;
  return {
    ...(!isNamed && { name: webhookErrorTexts.name }),
    ...(!isWebhookUrl(form.url.trim()) && { url: webhookErrorTexts.url }),
    ...(form.types === '' && { types: webhookErrorTexts.noTypes }),
    ...(!isValidInFlight(Number(form.mostInFlight)) && {
      mostInFlight: texts.maxConcurrentCallsError,
    }),
    ...(!areValidEmails(listOf(form.emails)) && { emails: webhookErrorTexts.emails }),
  };
}

const isValidInFlight = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= MAX_IN_FLIGHT;

const areValidEmails = (emails: readonly string[]): boolean =>
  emails.length <= MAX_NOTIFICATION_EMAILS && emails.every((email) => emailPattern.test(email));

export const webhookToSave = (form: WebhookForm): WebhookRequest => ({
  name: cleanText(form.name) ?? '',
  url: form.url.trim(),
  types: listOf(form.types),
  mostInFlight: Number(form.mostInFlight),
  notificationEmails: listOf(form.emails),
});
