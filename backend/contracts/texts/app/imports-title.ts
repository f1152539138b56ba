/** Of the page and of its entry in the sidebar, which need not load the page's words. */
export const importsTitle = 'Imports';

/** In the dialog that imports at once. */
export const checkFirst = 'Check the file first, without creating anything';
