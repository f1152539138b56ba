/** Test environments. Not specified text. */
export const appTestTexts = {
  accountIsMirror: "Carrier accounts of test data follow the client's own.",
} as const;
