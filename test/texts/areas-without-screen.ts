/** Specified texts of impossible cases: a user and their roles are created together or not at all. */
export const unusedTexts: readonly string[] = [
  'User created successfully, failed to add user role(s)',
];

/**
 * Specified texts of areas whose screens do not exist yet. An area leaves this list together with the first version of
 * its screen: from then on its texts have to be in the contracts and in use.
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
