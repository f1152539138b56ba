/** Outcomes of the simulated carrier, selected by the end of a reference: `PO 4711 #late` (ADR 45). */
export const toldOutcomes = [
  'late',
  'partial',
  'unable',
  'damaged',
  'reject',
  'slow',
  'down',
] as const;
export type ToldOutcome = (typeof toldOutcomes)[number];

const pattern = new RegExp(`#(${toldOutcomes.join('|')})\\s*$`, 'i');

/** The outcome that a consignment's references select, the first of several; null if there is none. */
export function toldOutcomeOf(references: readonly string[]): ToldOutcome | null {
  for (const reference of references) {
    const told = pattern.exec(reference)?.[1]?.toLowerCase();
    const outcome = toldOutcomes.find((name) => name === told);
    if (outcome) return outcome;
  }
  return null;
}
