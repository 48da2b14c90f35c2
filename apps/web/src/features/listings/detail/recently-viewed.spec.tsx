import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sofa } from './listings-in-specs';
import { RecentlyViewed } from './recently-viewed';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const page = { path: '/', component: () => <RecentlyViewed id="lamp" /> };

beforeEach(() => localStorage.clear());

describe('what one looked at before', () => {
  it('is shown as it is now, without what is gone and what is open, until it is cleared', async () => {
    localStorage.setItem('recently_viewed', `gone,lamp,${sofa.id}`);
    fakeApi({ 'GET /api/me': null, [`GET /api/listings/${sofa.id}`]: sofa });
    await renderApp([page]);
    expect(await screen.findByRole('region', { name: 'Recently viewed' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Blue sofa']);
    expect(localStorage.getItem('recently_viewed')).toBe(`lamp,gone,${sofa.id}`);

    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByText('Recently viewed')).not.toBeInTheDocument());
    expect(localStorage.getItem('recently_viewed')).toBeNull();
  });

  it('is not spoken of while there is nothing', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([page]);
    await waitFor(() => expect(localStorage.getItem('recently_viewed')).toBe('lamp'));
    expect(screen.queryByText('Recently viewed')).not.toBeInTheDocument();
  });
});
