import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { noBrowserLayout } from '../../../../test/layout';
import { openManifests as open } from '../../../../test/manifests-page';

noBrowserLayout();
describe('the consignments of an open manifest', () => {
  const paramsOf = (seen: ReturnType<typeof open>) =>
    seen
      .filter(({ path }) => path === 'manifest/open')
      .map(({ params }) => [params.get('includeConsignments'), params.get('openManifestId')]);

  it('are loaded when its row is opened, not with the list', async () => {
    const seen = open();
    const [details] = await screen.findAllByRole('button', { name: /^Details of/ });
    expect(new Set(paramsOf(seen).map(String))).toEqual(new Set(['false,']));

    await userEvent.click(details!);

    expect(
      await screen.findByRole('table', { name: 'Consignments of this manifest' }),
    ).toBeVisible();
    expect(paramsOf(seen).filter(([, id]) => id !== null)).toHaveLength(1);
  });
});
