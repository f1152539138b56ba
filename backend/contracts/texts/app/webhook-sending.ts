/** Reasons for a failed attempt and for disabling a subscription, and the emails about it. Not from the specification. */
export const webhookSendingTexts = {
  gone: 'The server responded with 410 Gone: it no longer accepts events.',
  secretUnreadable: 'The signing secret cannot be read. Rotate it, or contact support.',
  failedTooLong: 'The server has not responded successfully for 72 hours.',
  failing: {
    subject: 'Webhook {name} is failing',
    text: '{name} has not responded successfully since {reason} (Sydney time). {held} events are held. Nothing is lost: they are sent when it responds again.',
  },
  disabled: {
    subject: 'Webhook {name} was disabled',
    text: '{name} was disabled. {reason} {held} events are held. Nothing is lost: they are sent when you resume.',
  },
  replayPaused: {
    subject: 'A replay of webhook {name} was paused',
    text: 'The replay of {name} that {requestedBy} started was paused. {reason} Events that were not sent again yet are sent when you resume it.',
  },
  works: {
    subject: 'Webhook {name} is working again',
    text: '{name} is responding again. Held events are being sent.',
  },
} as const;
