import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { screen } from '@testing-library/react';

import { fakeServer } from '../../../test/fake-server';
import { declaredAt } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { Sidebar } from './sidebar/Sidebar';
import { createItems, settingsItem, sidebarGroups } from './sidebar/sidebar-items';

const PHONE = 390;
const DESKTOP = 1440;

const heightAt = (element: Element, width: number) =>
  declaredAt(element, 'min-height', width) || declaredAt(element, 'height', width);

function openSidebar() {
  fakeServer({});
  const noop = () => undefined;
  renderPart(
    <Sidebar
      items={{ create: createItems, groups: sidebarGroups, settings: [settingsItem] }}
      isCompact={false}
      onToggle={noop}
      onSearch={noop}
      onHelp={noop}
      onPreload={noop}
    />,
    { session: sessionOf([]) },
  );
}

describe('touch targets', () => {
  it.each([
    ['link', 'Manifests'],
    ['link', 'Settings'],
    ['button', 'Help and shortcuts'],
    ['button', 'Search or jump to'],
  ] as const)('the %s %s of the sidebar is 44 px high on a phone only', (role, name) => {
    openSidebar();
    const target = screen.getByRole(role, { name: new RegExp(name) });

    expect(heightAt(target, PHONE)).toBe('44px');
    expect(heightAt(target, DESKTOP)).not.toBe('44px');
  });

  it('Create New and its menu are 44 px on a phone only', () => {
    openSidebar();
    const more = screen.getByRole('button', { name: 'More create options' });
    const parent = more.parentElement!;

    expect(declaredAt(parent, 'height', PHONE)).toBe('44px');
    expect(declaredAt(more, 'width', PHONE)).toBe('44px');
    expect(declaredAt(parent, 'height', DESKTOP)).toBe('32px');
  });

  it('the entries of a menu are 44 px high on a phone only', () => {
    renderPart(
      <Menu open anchorEl={document.body}>
        <MenuItem>Log out</MenuItem>
      </Menu>,
    );
    const entry = screen.getByRole('menuitem', { name: 'Log out' });

    expect(declaredAt(entry, 'min-height', PHONE)).toBe('44px');
    expect(declaredAt(entry, 'min-height', DESKTOP)).toBe('30px');
  });
});
