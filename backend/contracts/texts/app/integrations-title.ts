/** Of the page and of its entry in the sidebar, which need not load the page's words. */
export const integrationsTitle = 'Integrations';
