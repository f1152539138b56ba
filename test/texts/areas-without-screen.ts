/**
 * Specified texts of areas whose screens do not exist yet. An area leaves this list together with the first
 * version of its screen: from then on its texts have to stand in the contracts and be used.
 */
export const areasWithoutScreen: Readonly<Record<string, readonly string[]>> = {
  CUST: [
    'Customer added successfully',
    'Customer Updated successfully',
    'Customer deleted successfully',
    'Error creating Customer',
    'Error Updating Customer',
  ],
  INTEG: [
    'Create Client Integration',
    'Update Client Integration',
    'Integrations',
    'No Client integrations found',
    'Delete the selected Integration?',
    'Must enter a valid server hostname/IP.',
    'Must enter a valid Server Port',
    'Must enter a valid Username.',
    'Must enter a valid Password.',
    'Must enter a valid Email address.',
    'Client Integration added successfully',
    'Client Integration updated successfully',
    'Client Integration deleted successfully',
  ],
};
