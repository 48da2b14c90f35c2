import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberSearch } from '../../../storage/recent-searches';
import { fakeApi, Refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { browse, furnishBrowser } from './browse-in-specs';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const sofas = {
  items: [
    { text: 'sofa', kind: 'words', count: 1_000 },
    { text: 'sofa bed', kind: 'words', count: 3 },
    { text: 'Sofa of my aunt', kind: 'title', count: 1 },
  ],
};
const box = () => screen.findByRole('combobox', { name: 'Search listings' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  furnishBrowser();
  localStorage.clear();
});

describe('the search box', () => {
  it('suggests what goes on like this, with how much it finds', async () => {
    fakeApi({ 'GET /api/search-suggestions?q=sof': sofas });
    await renderApp([browse], '/listings');
    await userEvent.type(await box(), 'sof');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(within(list).getByRole('option', { name: 'sofa, 1000 listings' })).toHaveTextContent('1,000+');
    expect(within(list).getByRole('option', { name: 'Sofa of my aunt' })).toBeInTheDocument();
    expect(screen.getByText(/^3 suggestions/)).toHaveAttribute('role', 'status');
  });

  it('is led through them by the keyboard, and searches the chosen one', async () => {
    fakeApi({ 'GET /api/search-suggestions?q=sof': sofas });
    const { address } = await renderApp([browse], '/listings');
    await userEvent.type(await box(), 'sof');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('sofa bed');
    expect(await box()).toHaveAttribute('aria-activedescendant', chosen.id);
    expect(await box()).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/listings?q=sofa+bed'));
    expect(await box()).toHaveValue('sofa bed');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('closes by Escape and by leaving, and keeps what was typed', async () => {
    fakeApi({ 'GET /api/search-suggestions?q=sof': sofas });
    await renderApp([browse], '/listings');
    await userEvent.type(await box(), 'sof');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(await box()).toHaveValue('sof');
  });

  it('suggests nothing when it cannot, and still searches', async () => {
    fakeApi({ 'GET /api/search-suggestions?q=sof': new Refusal(503, 'service.unavailable') });
    const { address } = await renderApp([browse], '/listings');
    await userEvent.type(await box(), 'sof{Enter}');
    await waitFor(() => expect(address()).toBe('/listings?q=sof'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('remembers what was searched for on this device, the last first and once, until told to forget', async () => {
    fakeApi({});
    const { address } = await renderApp([browse], '/listings');
    await userEvent.type(await box(), 'lamp{Enter}');
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'sofa{Enter}');
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'Lamp{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await userEvent.click(await box());
    await screen.findByRole('listbox', { name: 'Recent searches' });
    expect(options()).toEqual(['Lamp', 'sofa']);

    await userEvent.click(screen.getByRole('option', { name: 'sofa' }));
    await waitFor(() => expect(address()).toBe('/listings?q=sofa'));
    await userEvent.clear(await box());
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{"a":1}', 'nonsense', '[1,null]'])('shrugs off %s where searches are kept', async (kept) => {
    localStorage.setItem('vybac-recent-searches', kept);
    fakeApi({});
    await renderApp([browse], '/listings');
    await userEvent.click(await box());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    rememberSearch('sofa');
    await userEvent.tab();
    await userEvent.click(await box());
    expect(options()).toEqual(['sofa']);
  });
});
