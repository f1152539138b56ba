import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '../../../../test/fake-server';
import { consignment, operator } from '../../../../test/freight';
import { narrowScreen } from '../../../../test/screen-size';
import { sessionOf } from '../../../../test/people';
import { currentUrl, renderPart } from '../../../../test/render-app';
import { usePublishRows } from '../listed-rows';
import { ConsignmentDrawer } from './ConsignmentDrawer';

narrowScreen();

function ListWithDrawer() {
  usePublishRows([{ id: 70 }, { id: 71 }, { id: 72 }]);
  return <ConsignmentDrawer />;
}

async function open() {
  fakeServer({
    'GET consignment/70': { body: consignment({ id: 70 }) },
    'GET consignment/71': { body: consignment() },
    'GET consignment/72': { body: consignment({ id: 72 }) },
  });
  renderPart(<ListWithDrawer />, {
    at: '/consignment/list?consignment=71',
    session: sessionOf(operator),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Consignment Information' }));
  await drawer.findByRole('tab', { name: 'Summary' });
  return drawer;
}

/** Positions of one finger, in pixels. */
function swipe(element: Element, from: readonly [number, number], to: readonly [number, number]) {
  const touch = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY });
  fireEvent.touchStart(element, { touches: [touch(from)] });
  fireEvent.touchEnd(element, { changedTouches: [touch(to)] });
}

const shown = () => new URLSearchParams(currentUrl().split('?')[1]).get('consignment');

describe('Consignment Information on a phone', () => {
  it('H44 closes with the arrow in its header', async () => {
    const drawer = await open();
    expect(drawer.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();

    await userEvent.click(drawer.getByRole('button', { name: 'Back' }));
    expect(shown()).toBeNull();
  });

  it('H52 moves to the next and the previous consignment of the list on a swipe', async () => {
    const drawer = await open();
    swipe(drawer.getByText('To'), [300, 400], [180, 410]);
    expect(shown()).toBe('72');

    await screen.findByRole('tab', { name: 'Summary' });
    swipe(screen.getByText('To'), [100, 400], [220, 390]);
    expect(shown()).toBe('71');
  });

  it.each([
    ['scrolling', [300, 400], [220, 700]],
    ['a short movement', [300, 400], [260, 400]],
    ['a swipe from the edge, which is the browser’s', [5, 400], [200, 400]],
  ] as const)('does not move on %s', async (_, from, to) => {
    const drawer = await open();
    swipe(drawer.getByText('To'), from, to);
    expect(shown()).toBe('71');
  });

  it('does not move on a swipe over content that scrolls sideways', async () => {
    const drawer = await open();
    const tabs = drawer.getByRole('tablist').parentElement!;
    tabs.style.overflowX = 'auto';
    jest.spyOn(tabs, 'scrollWidth', 'get').mockReturnValue(tabs.clientWidth + 200);

    swipe(drawer.getByRole('tab', { name: 'Summary' }), [300, 400], [180, 410]);
    expect(shown()).toBe('71');
  });
});
