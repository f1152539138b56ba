/** In the sidebar, on its own: the rest of the words comes with the screen. */
export const webhooksTitle = 'Webhooks';
export const connectGroup = 'Connect';
