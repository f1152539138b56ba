/** Title of the page and its sidebar entry, in its own file so that the sidebar does not load the page's texts. */
export const operationsTitle = 'Operations';

/** Meaning of the number beside the sidebar entry. */
export const issuesDescription = 'items that need attention';
