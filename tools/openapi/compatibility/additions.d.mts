/** Lists what programs can use that the earlier document lacks, one sentence of Markdown each. */
export function additionsBetween(old: object, now: object): string[];
