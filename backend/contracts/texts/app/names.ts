/** Names of selectable options. */
export const nameTexts = {
  taken: (name: string) => `There is already one called ${name}. Choose another name.`,
} as const;
