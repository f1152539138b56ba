/** Specified texts for cases that cannot occur: a user and their roles are created together or not at all. */
export const unusedTexts: readonly string[] = [
  'User created successfully, failed to add user role(s)',
];
