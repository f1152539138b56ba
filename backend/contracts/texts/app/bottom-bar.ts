/** The bar at the bottom of a phone, in its own file so that the shell does not load it elsewhere. */
export const appBottomBarTexts = {
  name: 'Main screens',
  more: 'More',
} as const;
