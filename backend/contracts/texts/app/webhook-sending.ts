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
    text: 'The replay of {name} that {requestedBy} started was paused. {reason} Events not yet sent again are sent when you resume it.',
  },
  givenUp: {
    subject: 'Webhook {name} gave up {events}',
    text: '{name} gave up {events} {days} (Sydney time): your server did not accept them in ten attempts or within 72 hours, so they are not sent again automatically. They belong to:\n\n{subjects}\n\nFind out why your server rejected them. Then open the webhook, filter its deliveries by the state Given up and send them again, or replay them from the Replays tab:\n{link}',
    onDay: 'on {firstDay}',
    onDays: 'from {firstDay} to {lastDay}',
    subjects: {
      consignment: 'Consignment',
      manifest: 'Manifest',
      'connote-range': 'Connote numbers',
    },
    more: 'and {count} more',
  },
  deletedUnsent: {
    reason: 'The event was deleted because of its age before it was sent.',
    subject: 'Webhook {name}: {events} deleted before being sent',
    text: '{events} of {name} were deleted before they were sent, because the webhook was paused or disabled for longer than events are kept. They cannot be sent or replayed any more. Resume the webhook to receive what is kept, or delete it if it is no longer needed:\n{link}',
  },
  expiring: {
    subject: 'Webhook {name}: {events} held, to be deleted from {date}',
    text: '{name} is paused or disabled and holds {events}. They reach the age at which events are deleted: the oldest on {date} (Sydney time), later ones day by day after it. Deleted events cannot be sent or replayed any more. This is the only email about it while the webhook stays paused or disabled.\n\nOpen the webhook, find out why it is not sent, and resume it before {date}: its events are then sent from the oldest on. If they are not needed, resume it from now on, or delete it:\n{link}',
    oneEvent: '{count} event',
    events: '{count} events',
    manyEvents: 'more than {count} events',
  },
  works: {
    subject: 'Webhook {name} is working again',
    text: '{name} is responding again. Held events are being sent.',
  },
} as const;
