import { after, created, drafted, ready, selected } from '../testing/consignment-fixtures.js';
import { NotPrintable } from './consignment.errors.js';
import { printLabel } from './printing.js';

const printed = { type: 'LabelPrinted', data: { paperworkType: 'LABEL' } } as const;

describe('printing a label', () => {
  it('is marked', () => {
    expect(printLabel(after(...ready), 'LABEL')).toEqual([printed]);
  });

  it('is marked once for each kind of paper', () => {
    const history = after(...ready, printed);

    expect(printLabel(history, 'LABEL')).toEqual([]);
    expect(printLabel(history, 'CONSIGNMENT')).toHaveLength(1);
  });

  it('PAPER-17 is refused for a draft', () => {
    expect(() => printLabel(after(drafted(), selected()), 'LABEL')).toThrow(NotPrintable);
  });

  it('PAPER-17 is refused while the carrier has yet to give the connote', () => {
    const pending = after(created, selected({ isApiBasedConnote: true }));

    expect(() => printLabel(pending, 'LABEL')).toThrow(NotPrintable);
  });
});
