import { after, created, drafted, ready, selected } from '../testing/consignment.fixture.js';
import { NotPrintable } from './consignment.errors.js';
import { printLabel } from './printing.js';

const printed = { type: 'LabelPrinted', data: { paperworkType: 'LABEL' } } as const;

describe('printing a label', () => {
  it('is marked', () => {
    expect(printLabel(after(...ready), 'LABEL')).toEqual([printed]);
  });

  it('is marked once for each kind of paperwork', () => {
    const history = after(...ready, printed);

    expect(printLabel(history, 'LABEL')).toEqual([]);
    expect(printLabel(history, 'CONSIGNMENT')).toHaveLength(1);
  });

  it('PAPER-17 is rejected for a draft', () => {
    expect(() => printLabel(after(drafted(), selected()), 'LABEL')).toThrow(NotPrintable);
  });

  it('PAPER-17 is rejected until the carrier issues the connote', () => {
    const pending = after(created, selected({ isApiBasedConnote: true }));

    expect(() => printLabel(pending, 'LABEL')).toThrow(NotPrintable);
  });
});
