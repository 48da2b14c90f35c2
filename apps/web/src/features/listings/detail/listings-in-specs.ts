import type { Listing } from '@vybac/contracts/listings';

/** A listing as somebody sees it who has nothing to do with it. */
export const lamp: Listing = {
  id: '00000000-0000-4000-8000-0000000000a1',
  title: 'Desk lamp',
  description: 'Bright.\nWarm.',
  price: { amount: 4000, currency: 'USD' },
  category: 'home-garden',
  condition: 'good',
  status: 'active',
  image: null,
  images: [],
  tags: ['lamp'],
  seller: {
    id: '00000000-0000-4000-8000-0000000000b1',
    kind: 'user',
    name: 'Tomek',
    username: 'tomek',
    avatarUrl: null,
    verifiedSeller: true,
    memberSince: '2024-05-01T00:00:00Z',
    away: null,
  },
  location: 'Linden Falls',
  buyNow: true,
  viewCount: 3,
  favoriteCount: 0,
  priceHistory: [{ amount: 4000, at: '2025-03-01T00:00:00Z' }],
  createdAt: '2025-03-01T00:00:00Z',
  updatedAt: '2025-03-01T00:00:00Z',
  version: 1,
  reservation: null,
  soldAt: null,
  queueLength: 0,
  isMine: false,
  isQueued: false,
  voice: null,
  mode: 'form',
  aiGenerated: false,
  hasPosition: false,
};

export const sofa: Listing = { ...lamp, id: '00000000-0000-4000-8000-0000000000a2', title: 'Blue sofa' };
