/** Title in the sidebar, in its own file: the other texts are loaded with the screen. */
export const webhooksTitle = 'Webhooks';
export const connectGroup = 'Connect';
