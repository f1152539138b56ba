/** Why a subscription was disabled. Not specified text. */
export const webhookSendingTexts = {
  gone: 'The server answered 410 Gone: it wants no more events.',
  failedTooLong: 'The server has not answered with success for 72 hours.',
} as const;
