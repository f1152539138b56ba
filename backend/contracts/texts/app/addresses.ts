/** Addresses. Not from the specification. */
export const appAddressTexts = {
  line2TooLong: 'Address line 2 can be at most 255 characters long.',
} as const;
