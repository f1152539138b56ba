/** Whether both are one e-mail address or phone number, however typed: case, spaces, dashes, brackets, +61 for a leading 0. */
export const isSameContact = (one: string | null, other: string): boolean =>
  one !== null && comparable(one) === comparable(other);

const comparable = (contact: string): string =>
  contact.includes('@')
    ? contact.trim().toLowerCase()
    : contact.replace(/[\s()-]/g, '').replace(/^\+61/, '0');
