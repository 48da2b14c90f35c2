import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { fakeApi, guest } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { HomePage } from './components/home-page';

const home = {
  path: '/',
  component: () => <HomePage guestEntry={<button>Try as Guest</button>} newest={null} hot={null} newsletter={null} />,
};

describe('the home page', () => {
  it('greets a visitor with what it is, and leads to the sign-up', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([home]);
    expect(await screen.findByText('100% Free Marketplace')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Make Cash. Lose Clutter.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('button', { name: 'Try as Guest' })).toBeInTheDocument();
  });

  it('leads whoever has a session to the assistant, and offers no sign-up', async () => {
    fakeApi({ 'GET /api/me': guest });
    await renderApp([home]);
    expect(await screen.findByRole('link', { name: 'Try AI Listings' })).toHaveAttribute('href', '/ai-listing-info');
    expect(screen.getByRole('link', { name: 'Sell something' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Get Started' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try as Guest' })).not.toBeInTheDocument();
  });

  it('shows six categories in order, and which of them are trending', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([home]);
    const tiles = within(await screen.findByRole('region', { name: 'What are you after?' })).getAllByRole('link');
    expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['TrendingTech', '/listings?category=electronics'],
      ['TrendingClothing', '/listings?category=clothing'],
      ['Home', '/listings?category=home-garden'],
      ['Sports', '/listings?category=sporting-goods'],
      ['TrendingFree Stuff', '/listings?category=free'],
      ['Collectibles', '/listings?category=collectibles'],
    ]);
  });
});

describe('the rest of the home page', () => {
  it('explains selling in three steps', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([home]);
    const steps = await screen.findByRole('region', { name: 'How selling goes' });
    expect(
      within(steps)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['1. Snap & Speak', '2. Quick Post', '3. Chat & Sell']);
  });

  it('asks to sell, and says how AI helps', async () => {
    fakeApi({ 'GET /api/me': guest });
    await renderApp([home]);
    const banner = await screen.findByRole('region', { name: '30s to create a listing' });
    expect(await within(banner).findByRole('link', { name: 'Create a listing' })).toHaveAttribute(
      'href',
      '/create-listing',
    );
    const assisted = screen.getByRole('region', { name: 'Let AI write the listing' });
    expect(
      within(assisted)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['From photos', 'From your voice', 'From a few words']);
  });
});

describe('the main button of the home page', () => {
  it('pulses for 1 second every 5 seconds', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([home]);
    expect(await screen.findByRole('link', { name: 'Get Started' })).toHaveClass('animate-hero-pulse');

    const styles = readFileSync(join(__dirname, '../../../../../libs/ui/src/styles/tokens.css'), 'utf8');
    const period = Number(/--animate-hero-pulse: hero-pulse (\d+)s .*infinite;/.exec(styles)?.[1]);
    const restsFrom = Number(/@keyframes hero-pulse \{\s*0%,\s*(\d+)%,\s*100%/.exec(styles)?.[1]);
    expect(period).toBe(5);
    expect((period * restsFrom) / 100).toBe(1);
  });
});

describe('the top sellers of the month', () => {
  const seller = {
    ...{ sellerId: '00000000-0000-4000-8000-000000000009', sellerName: 'Ana', avatarUrl: null, verifiedSeller: true },
    ...{ salesCount: 3, totalEarnings: { amount: 12_550, currency: 'USD' } },
  };

  it('stand with their place, sales and what they earned; one keeps that to themselves', async () => {
    const shy = { ...seller, sellerId: 'other', sellerName: 'Bruno', salesCount: 1, totalEarnings: null };
    fakeApi({ 'GET /api/me': null, 'GET /api/leaderboard': { month: '2026-11', items: [seller, shy] } });
    await renderApp([home]);
    const region = await screen.findByRole('region', { name: 'Top Sellers This Month' });
    const rows = await within(region).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1.*Ana.*3 sales.*\$125\.50$/),
      expect.stringMatching(/^2.*Bruno.*1 sale$/),
    ]);
  });

  it('are said to be none when nothing was sold, or nobody can say', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([home]);
    expect(await screen.findByText('No Sales This Month', undefined, { timeout: 3_000 })).toBeInTheDocument();
  });
});
