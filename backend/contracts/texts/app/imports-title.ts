/** Title of the page and its sidebar entry, in its own file so that the sidebar does not load the page's texts. */
export const importsTitle = 'Imports';

/** In the dialog that imports immediately. */
export const checkFirst = 'Check the file first, without creating anything';
