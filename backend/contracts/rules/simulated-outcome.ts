/** Outcomes of the simulated carrier, selected by the end of a reference: `PO 4711 #late` (ADR 45). */
export const simulatedOutcomes = [
  'late',
  'partial',
  'unable',
  'damaged',
  'reject',
  'slow',
  'down',
] as const;
export type SimulatedOutcome = (typeof simulatedOutcomes)[number];

const pattern = new RegExp(`#(${simulatedOutcomes.join('|')})\\s*$`, 'i');

/** The outcome that a consignment's references select, the first of several; null if there is none. */
export function simulatedOutcomeOf(references: readonly string[]): SimulatedOutcome | null {
  for (const reference of references) {
    const suffix = pattern.exec(reference)?.[1]?.toLowerCase();
    const outcome = simulatedOutcomes.find((name) => name === suffix);
    if (outcome) return outcome;
  }
  return null;
}
