/** N/A, NA or a class: a digit, optionally a decimal digit and a letter A to S (CON-115). */
const SUB_RISK = /^(n\/?a|\d(\.\d)?[a-s]?)$/i;

export const isSubRisk = (text: string): boolean => SUB_RISK.test(text);
