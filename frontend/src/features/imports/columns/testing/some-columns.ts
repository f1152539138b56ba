import type { ImportColumnsView } from '@contracts/views/import-columns.view';

const targets = [
  { name: 'Reference', isNeeded: true, units: [] },
  { name: 'Receiver Company', isNeeded: true, units: [] },
  { name: 'Quantity', isNeeded: true, units: [] },
  { name: 'Weight (kg)', isNeeded: false, units: ['kg', 'g', 'lb'] },
];

/** Columns of a file with these headings; only headings of the template are recognised. */
export function columnsOf(sources: readonly string[]): ImportColumnsView {
  const columns = sources.map((source) => {
    const isKnown = targets.some(({ name }) => name === source);
    return {
      ...{ source, samples: [`${source} 1`, `${source} 2`], unit: null },
      target: isKnown ? source : null,
      foundBy: isKnown ? ('HEADING' as const) : null,
    };
  });
  const missing = targets
    .filter(({ name, isNeeded }) => isNeeded && !sources.includes(name))
    .map(({ name }) => name);
  return { isDocument: false, columns, constants: [], targets, missing, savedAs: null };
}
