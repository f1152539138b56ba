import type { ToolDialog } from '../../shared/navigation/tool-dialog';

/** QUOTE-01: hidden from super admins in the sidebar. */
export const quickQuoteDialogs: readonly ToolDialog[] = [
  {
    name: 'quick-quote',
    anyOf: ['CREATE_CONSIGNMENT', 'READ_CONSIGNMENT'],
    load: () => import('./QuickQuoteDrawer').then(({ QuickQuoteDrawer }) => QuickQuoteDrawer),
  },
];
