import { screen, within } from '@testing-library/react';
import { Ajv2020 } from 'ajv/dist/2020';

import { podFileSchema } from '@contracts/rules/pod-file';

import { renderPart } from '../../../../test/render-app';
import { FormatsTab } from './FormatsTab';
import { proofsFile } from './samples';

describe('the format of proofs', () => {
  it('has a sample and its schema on the tab, each to copy', () => {
    renderPart(<FormatsTab />, { at: '/integrations' });

    const section = screen.getByRole('region', { name: 'Proofs out: linehaul.pod.v1' });
    expect(within(section).getByText(/POD_7_000012_LKIZ00000387\.png/)).toBeVisible();
    expect(within(section).getByText(/"\$schema"/)).toBeVisible();
    expect(within(section).getAllByRole('button', { name: /^Copy/ })).toHaveLength(2);
  });

  it('has a sample that matches the schema', () => {
    const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(podFileSchema);

    expect(isValid(JSON.parse(proofsFile))).toBe(true);
  });
});
