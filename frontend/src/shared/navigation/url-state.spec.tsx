import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';

import { currentUrl, renderPart } from '../../../test/render-app';
import { ListSearch } from '../filters/ListSearch';
import { useListQuery } from '../grid/useListQuery';
import { useRecordDialog } from './useRecordDialog';

const schema = { tabs: ['OPEN', 'ALL'], defaults: { size: 20, sort: 'id,DESC' } };

function List() {
  const list = useListQuery(schema);
  const information = useRecordDialog('consignment');
  const tracking = useRecordDialog('tracking');
  return (
    <>
      <ListSearch label="Search things" list={list} />
      <button
        onClick={() => {
          list.change({ tab: 'ALL' });
        }}
      >
        All
      </button>
      <button
        onClick={() => {
          information.open(5);
          tracking.open(6);
        }}
      >
        Open both
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

const open = () => {
  renderPart(<List />, { at: '/things' });
};
const search = async (text: string) => {
  await userEvent.type(screen.getByRole('searchbox'), text);
};
const click = async (name: string) => {
  await userEvent.click(screen.getByText(name));
};
const untilSearched = () =>
  waitFor(() => {
    expect(currentUrl()).toContain('q=crates');
  });

describe('state in the URL', () => {
  it('keeps the tab and the drawer that were opened while the search waited', async () => {
    open();
    await search('crates');
    await click('All');
    await click('Open both');
    await untilSearched();

    expect(currentUrl()).toContain('tab=ALL');
    expect(currentUrl()).toContain('consignment=5');
  });

  it('keeps both of two simultaneous changes', async () => {
    open();
    await click('Open both');

    expect(currentUrl()).toBe('/things?consignment=5&tracking=6');
  });
});
