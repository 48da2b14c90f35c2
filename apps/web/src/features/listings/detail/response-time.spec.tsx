import { screen } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { lamp } from './listings-in-specs';
import { SellerCard } from './seller-card';

const { seller } = lamp;

async function open(medianMinutes: number | null, sampleSize: number) {
  fakeApi({ [`GET /api/people/${seller.id}/response-time`]: { medianMinutes, sampleSize } });
  await renderApp([{ path: '/', component: () => <SellerCard seller={seller} /> }]);
}

describe('the seller card', () => {
  it.each([
    [12, 'Usually answers within an hour'],
    [61, 'Usually answers within 2 hours'],
    [48 * 60, 'Usually answers within 48 hours'],
    [49 * 60, 'Usually answers within 3 days'],
  ])('says how fast somebody answers who takes %i minutes, and from how many conversations', async (minutes, words) => {
    await open(minutes, 14);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('from 14 conversations in 90 days')).toBeInTheDocument();
  });

  it('says when there are too few answers to tell', async () => {
    await open(null, 2);
    expect(await screen.findByText('Too few answers yet to say how fast they come')).toBeInTheDocument();
  });
});
