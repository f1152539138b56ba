/**
 * Whether both are the same email address or phone number, ignoring case, spaces, dashes, brackets and +61 for a
 * leading 0.
 */
export const isSameContact = (left: string | null, right: string): boolean =>
  left !== null && normalise(left) === normalise(right);

const normalise = (contact: string): string =>
  contact.includes('@')
    ? contact.trim().toLowerCase()
    : contact.replace(/[\s()-]/g, '').replace(/^\+61/, '0');
