/** Names that people choose by. */
export const nameTexts = {
  taken: (name: string) => `There is already one called ${name}. Choose another name.`,
} as const;
