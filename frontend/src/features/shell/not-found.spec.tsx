import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

import { NotFoundPage } from './NotFoundPage';

it('SHELL-28 goes back two steps from an unknown page, past the link that led there', async () => {
  render(
    <MemoryRouter
      initialEntries={['/manifest/list', '/a-broken-link', '/nowhere']}
      initialIndex={2}
    >
      <Routes>
        <Route path="/manifest/list" element="the manifests" />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));

  expect(screen.getByText('the manifests')).toBeInTheDocument();
});

it('leads home from a tab that was opened on an unknown page', async () => {
  render(
    <MemoryRouter initialEntries={['/nowhere']}>
      <Routes>
        <Route path="/" element="home" />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));

  expect(screen.getByText('home')).toBeInTheDocument();
});
