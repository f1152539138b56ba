/** Title of the page and its sidebar entry, in its own file so that the sidebar does not load the page's texts. */
export const integrationsTitle = 'Integrations';
