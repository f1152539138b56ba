/** Specified texts for cases that cannot occur: a user and their roles are created together or not at all. */
export const unusedTexts: readonly string[] = [
  'User created successfully, failed to add user role(s)',
];

/**
 * Areas whose screens do not exist yet. Remove an area when the first version of its screen is added: from then on its
 * texts must be in the contracts and in use.
 */
export const areasWithoutScreen: Readonly<Record<string, readonly string[]>> = {
  CUST: [
    'Customer added successfully',
    'Customer Updated successfully',
    'Customer deleted successfully',
    'Error creating Customer',
    'Error Updating Customer',
  ],
};
