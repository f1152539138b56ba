/** Host keys of SSH servers. Not specified text. */
export const appHostKeyTexts = {
  title: 'Host key',
  otherHostKey:
    '{server} is not the server it was: its host key is another one, {shown} in place of {pinned}. Nothing was sent. Compare it with the carrier.',
  atFirstContact: 'Pinned at first contact, {date}. A change stops the connection.',
  accepted: 'Accepted by {name}, {date}. A change stops the connection.',
  entered: 'Entered for this carrier. A change stops the connection.',
  unmet: 'Not seen yet. It is pinned at first contact, or by a test.',
  changed:
    'The server shows another key since {date}. Nothing is sent or read until it is compared.',
  pinnedKey: 'Pinned',
  shownKey: 'Shown now',
  compare:
    'Ask the carrier which of the two is right. If it did not change its key, somebody else answers in its place.',
  accept: 'Accept the new key',
  acceptTitle: 'Accept the new host key?',
  acceptNote:
    '{server} is trusted with {key} from now on, and gets the password. Do this only if the carrier has confirmed the key.',
  isAccepted: 'The new host key is accepted',
  acceptFailed: 'The host key could not be accepted',
  forget: 'Forget this key',
  forgetTitle: 'Forget the host key?',
  forgetNote: '{server} is trusted with whatever key it shows at the next contact.',
  isForgotten: 'The host key is forgotten',
  forgetFailed: 'The host key could not be forgotten',
  failed: 'The host key could not be loaded',
  cancel: 'Cancel',
  noFingerprint: 'Enter a fingerprint as OpenSSH prints it: SHA256: and 43 characters',
} as const;
