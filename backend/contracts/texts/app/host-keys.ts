/** Host keys of SSH servers. Not from the specification. */
export const appHostKeyTexts = {
  title: 'Host key',
  otherHostKey:
    'The host key of {server} has changed: {shown} instead of {pinned}. Nothing was sent. Check the new key with the operator of the server.',
  pinnedOnFirstConnection: 'Pinned on first connection, {date}. A change stops the connection.',
  accepted: 'Accepted by {name}, {date}. A change stops the connection.',
  entered: 'Entered for this carrier. A change stops the connection.',
  notSeenYet: 'Not seen yet. It will be pinned on the first connection or by a test.',
  changed:
    'The server has presented a different key since {date}. Nothing is sent or read until you check it.',
  pinnedKey: 'Pinned',
  shownKey: 'Presented now',
  /** Of a carrier's server, and of a server of the client's own. */
  of: {
    carrier: {
      compare:
        'Ask the carrier which key is right. If it did not change its key, another server may be impersonating it.',
      accept: 'Accept the new key',
      acceptTitle: 'Accept the new host key?',
      acceptNote:
        '{server} will be trusted with {key} from now on and receive the password. Do this only if the carrier has confirmed the key.',
      isAccepted: 'New host key accepted',
      acceptFailed: 'The host key could not be accepted',
    },
    client: {
      compare:
        'Ask the operator of this server which key is right. If its key was not changed, another server may be impersonating it.',
      accept: 'Pin this key',
      acceptTitle: 'Pin the new host key?',
      acceptNote:
        '{server} will be trusted with {key} from now on and receive the password and the files. Do this only if the operator of the server has confirmed the key.',
      isAccepted: 'New host key pinned',
      acceptFailed: 'The host key could not be pinned',
    },
  },
  forget: 'Forget this key',
  forgetTitle: 'Forget the host key?',
  forgetNote: 'The next key that {server} presents will be trusted.',
  isForgotten: 'Host key forgotten',
  forgetFailed: 'The host key could not be forgotten',
  failed: 'The host key could not be loaded',
  cancel: 'Cancel',
  noFingerprint: 'Enter a fingerprint as OpenSSH prints it: SHA256: and 43 characters',
} as const;
