import type { ToolDialog } from '../../shared/navigation/tool-dialog';

export const addressBookDialogs: readonly ToolDialog[] = [
  {
    name: 'import-addresses',
    anyOf: ['CREATE_ADDRESS'],
    load: () =>
      import('./import/ImportAddressesDialog').then(
        ({ ImportAddressesDialog }) => ImportAddressesDialog,
      ),
  },
];
