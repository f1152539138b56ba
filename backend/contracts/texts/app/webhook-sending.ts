/** Why a subscription was disabled, and what people are mailed of it. Not specified text. */
export const webhookSendingTexts = {
  gone: 'The server answered 410 Gone: it wants no more events.',
  failedTooLong: 'The server has not answered with success for 72 hours.',
  failing: {
    subject: 'Webhook {name} fails',
    text: '{name} has not answered with success since {reason} (Sydney time). {held} events are held. Nothing is lost: they are sent when it answers again.',
  },
  disabled: {
    subject: 'Webhook {name} was disabled',
    text: '{name} was disabled. {reason} {held} events are held. Nothing is lost: they are sent when you resume.',
  },
  works: {
    subject: 'Webhook {name} works again',
    text: '{name} answers again. What was held is on its way.',
  },
} as const;
