/** Of the page and of its entry in the sidebar, which need not load the page's words. */
export const operationsTitle = 'Operations';

/** What the number beside the entry counts. */
export const needsPersonOf = 'things that need a person';
