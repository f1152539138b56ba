import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';

import {
  fakeServer,
  keysOf,
  lostResponse,
  type FakeEndpoint,
  type FakeResponse,
} from '../../../../test/fake-server';
import { sessionOf } from '../../../../test/people';
import { currentUrl, renderPart } from '../../../../test/render-app';
import type { CategoryChoices } from '../../../shared/settings/categories.api';
import { CategoriesPanel } from './CategoriesPanel';

afterEach(() => {
  toast.dismiss();
});

const failed: FakeResponse = { status: 500, body: { message: '' } };

async function confirmDeletion(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
}

describe('categories', () => {
  const editorPermissions: PermissionName[] = [
    'READ_CATEGORY',
    'CREATE_CATEGORY',
    'DELETE_CATEGORY',
  ];
  const choices = {
    categories: [
      { id: 1, clientId: 1, categoryDesc: 'Cost centre' },
      { id: 2, clientId: 1, categoryDesc: 'Project' },
    ],
    categoryEntries: [
      { id: 5, clientId: 1, categoryId: 1, entryDesc: 'Retail' },
      { id: 6, clientId: 1, categoryId: 2, entryDesc: 'Harbour' },
    ],
  };

  function open(
    permissions = editorPermissions,
    results: Readonly<Record<string, FakeEndpoint>> = {},
  ) {
    const seen = fakeServer({ 'GET category': { body: choices }, ...results });
    renderPart(
      <>
        <Link to="/dashboard">Away</Link>
        <CategoriesPanel clientId={1} />
        <Toaster />
      </>,
      { session: sessionOf(permissions) },
    );
    return seen;
  }

  it('keep the next name if it is typed while another is being added', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    const seen = open(editorPermissions, {
      'POST category': () => new Promise((resolve) => (respond = resolve)),
    });
    await add('New category', 'Brand', 'Add category');
    await waitFor(() => {
      expect(seen.some(({ method }) => method === 'POST')).toBe(true);
    });
    const field = screen.getByLabelText('New category');
    await userEvent.clear(field);
    await userEvent.type(field, 'Region');
    await act(async () => {
      respond({ body: { id: 3, clientId: 1, categoryDesc: 'Brand' } });
      await Promise.resolve();
    });
    await screen.findByText('Category created successfully');

    expect(screen.getByLabelText('New category')).toHaveValue('Region');
  });

  async function add(field: string, text: string, button: string) {
    await userEvent.type(await screen.findByLabelText(field), text);
    await userEvent.click(screen.getByRole('button', { name: button }));
  }

  it('SETTINGS-62, SETTINGS-63, SETTINGS-68 show the entries of the selected one', async () => {
    open();
    expect(await screen.findByText('Retail')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Project' }));
    expect(screen.getByText('Harbour')).toBeVisible();
    expect(screen.queryByText('Retail')).toBeNull();
  });

  it('SETTINGS-64 are read-only without permission to change them', async () => {
    open(['READ_CATEGORY']);
    await screen.findByText('Retail');
    expect(screen.queryByRole('button', { name: /Add|Delete/ })).toBeNull();
  });

  it('SETTINGS-69 are created', async () => {
    const seen = open(editorPermissions, { 'POST category': { body: choices.categories[0] } });
    await add('New category', ' Team ', 'Add category');

    expect(await screen.findByText('Category created successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      clientId: 1,
      categoryDesc: 'Team',
    });
  });

  it('are not created twice, whatever the case', async () => {
    const seen = open();
    await add('New category', 'cost CENTRE', 'Add category');

    expect(
      await screen.findByText('There is already one called cost CENTRE. Choose another name.'),
    ).toBeVisible();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('are created once if they are added again after a lost response, though listed by then', async () => {
    let { categories } = choices;
    const responses = [
      () => {
        categories = [...categories, { id: 3, clientId: 1, categoryDesc: 'Team' }];
        return lostResponse();
      },
      () => ({ body: categories[2] }),
    ];
    const seen = open(editorPermissions, {
      'GET category': () => ({ body: { ...choices, categories } }),
      'POST category': () => responses.shift()!(),
    });
    await add('New category', 'Team', 'Add category');
    expect(await screen.findByRole('button', { name: 'Team' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add category' }));

    expect(await screen.findByText('Category created successfully')).toBeInTheDocument();
    const [first, repeated] = keysOf(seen, 'category');
    expect(first).not.toBeNull();
    expect(repeated).toBe(first);
  });

  it('keep a half-typed entry while another category is viewed', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('New entry'), 'Onli');
    await userEvent.click(screen.getByRole('button', { name: 'Project' }));
    expect(screen.getByLabelText('New entry')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Cost centre' }));

    expect(screen.getByLabelText('New entry')).toHaveValue('Onli');
  });

  it('keep an entry that was typed before there was one', async () => {
    let categories: CategoryChoices['categories'] = [];
    open(editorPermissions, {
      'GET category': () => ({ body: { categories, categoryEntries: [] } }),
      'POST category': () => {
        categories = choices.categories.slice(0, 1);
        return { body: categories[0] };
      },
    });
    await userEvent.type(await screen.findByLabelText('New entry'), 'Onli');
    await add('New category', 'Cost centre', 'Add category');

    expect(await screen.findByRole('button', { name: 'Cost centre' })).toBeVisible();
    expect(screen.getByLabelText('New entry')).toHaveValue('Onli');
  });

  it('ask nothing about an entry that was typed for a deleted one', async () => {
    let { categories } = choices;
    open(editorPermissions, {
      'GET category': () => ({ body: { ...choices, categories } }),
      'DELETE category': () => {
        categories = categories.slice(1);
        return { status: 204 };
      },
    });
    await userEvent.type(await screen.findByLabelText('New entry'), 'Onli');
    await confirmDeletion('Delete Cost centre');
    expect(await screen.findByText('Harbour')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));

    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(currentUrl()).toBe('/dashboard');
  });

  it('SETTINGS-70 can be given entries', async () => {
    const seen = open(editorPermissions, {
      'POST category/entry': { body: choices.categoryEntries[0] },
    });
    await add('New entry', 'Online', 'Add entry');

    expect(await screen.findByText('Category Entry created successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      clientId: 1,
      categoryId: 1,
      entryDesc: 'Online',
    });
  });

  it('SETTINGS-65, SETTINGS-66, SETTINGS-67 require a name, and an entry its category', async () => {
    const seen = open(editorPermissions, {
      'GET category': { body: { categories: [], categoryEntries: [] } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add category' }));
    expect(screen.getByText('Must enter a Category')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add entry' }));
    expect(screen.getByText('Must enter an entry')).toBeVisible();
    await add('New entry', 'Online', 'Add entry');
    expect(screen.getByText('Must select a Category')).toBeVisible();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each([
    ['SETTINGS-71', 'category', 'Cost centre', 'Category deleted successfully'],
    ['SETTINGS-72', 'category/entry', 'Retail', 'Category Entry deleted successfully'],
  ])('%s are deleted: %s', async (_id, path, name, message) => {
    const seen = open(editorPermissions, { [`DELETE ${path}`]: { status: 204 } });
    await confirmDeletion(`Delete ${name}`);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'DELETE')?.params.get('clientId')).toBe('1');
  });

  it('SETTINGS-69, SETTINGS-70, SETTINGS-71, SETTINGS-72 show errors', async () => {
    open(editorPermissions, {
      'POST category': failed,
      'POST category/entry': failed,
      'DELETE category': failed,
      'DELETE category/entry': failed,
    });
    await add('New category', 'Team', 'Add category');
    expect(await screen.findByText('Error creating Category')).toBeInTheDocument();
    await add('New entry', 'Online', 'Add entry');
    expect(await screen.findByText('Error creating Entry')).toBeInTheDocument();
    await confirmDeletion('Delete Project');
    expect(await screen.findByText('Error deleting Category')).toBeInTheDocument();
    await confirmDeletion('Delete Retail');
    expect(await screen.findByText('Error deleting Entry')).toBeInTheDocument();
  });
});
