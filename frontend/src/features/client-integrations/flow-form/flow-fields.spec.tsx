import { screen } from '@testing-library/react';

import { flowKinds, isInbound } from '@contracts/rules/integration-flow';
import { flowTexts } from '@contracts/texts/app/integration-flows';

import { renderPart } from '../../../../test/render-app';
import { flowForm, withKind } from './flow-form';
import { FlowFields } from './FlowFields';

const ignore = () => undefined;

describe('the fields of a flow', () => {
  it.each(flowKinds)('say what a flow of this type does: %s', (kind) => {
    renderPart(
      <FlowFields
        isNew
        connections={[]}
        onReload={undefined}
        form={withKind(flowForm(null), kind)}
        messageOf={ignore}
        onLeave={ignore}
        onChange={ignore}
      />,
      { at: '/integrations' },
    );

    expect(screen.getByLabelText('Flow type')).toHaveAccessibleDescription(
      flowTexts.form.kindHelp[kind],
    );
    expect(screen.queryAllByLabelText('Files')).toHaveLength(isInbound(kind) ? 1 : 0);
    const offered = (label: string) => screen.queryByLabelText(label) !== null;
    expect(offered('Include labels with the acknowledgement')).toBe(kind === 'ORDERS_IN');
    expect(offered('Include proofs of pickup')).toBe(kind === 'POD_OUT');
  });
});
