/** Breaking changes for a program written for the released document, one sentence each; empty if there are none. */
export function breaksBetween(released: object, current: object): string[];
