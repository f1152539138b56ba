/** Validation errors of webhook subscriptions. Not from the specification. */
export const webhookErrorTexts = {
  url: 'Must be an https address',
  credentials: 'The address must not contain a username or password.',
  port: 'Port {port} is not allowed. Use 443 or 8443.',
  typeUnknown: "There is no event type '{name}'. Did you mean '{nearest}'?",
  noTypes: 'Select at least one event type.',
  name: 'Must enter a name',
  owner: 'Must select a client or a customer.',
  emails: 'Must enter at most 5 valid email addresses.',
  limit: 'There are already {most} subscriptions, the maximum. Delete one first.',
  noAnswer: 'No response within {seconds} s',
  notWaiting: 'This delivery is no longer waiting: it was sent, given up or skipped.',
  replayRunning:
    'Already {most} replays are unfinished. Wait until one has finished, or cancel it.',
  replayEnded: 'This replay has already ended.',
  replayFrom: 'Must be an instant or a cursor of the event feed',
  replayTo: 'Must be an instant after the start, and not in the future',
  notKept: 'This event is no longer stored, so it cannot be sent again.',
} as const;
