import type { Order } from '@vybac/contracts/listings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { fakeApi, guest, Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { OrderCard } from './components/order-card';
import { OrdersPanel } from './components/orders-panel';
import { handoverLink } from './handover-link';

const person = (name: string) => ({ id: name, kind: 'user' as const, name, username: null, avatarUrl: null });
const order: Order = {
  id: 'o1',
  status: 'open',
  origin: 'offer',
  amount: { amount: 4000, currency: 'USD' },
  listing: { id: 'l1', title: 'Road bike', imageUrl: null },
  seller: person('Ana'),
  buyer: person('Ben'),
  role: 'buyer',
  reservedUntil: new Date(Date.now() + 47.5 * 3_600_000).toISOString(),
  handoverCode: '402913',
  cancelReason: null,
  cancelledBy: null,
  createdAt: '2026-03-01T10:00:00Z',
  closedAt: null,
};
const sold = { ...order, role: 'seller' as const, handoverCode: null };
const showing = (shown: Order) => [{ path: '/', component: () => <OrderCard order={shown} /> }];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('an open order', () => {
  it('shows the buyer the code, the time left, and who holds the money', async () => {
    fakeApi({ 'GET /api/me': guest });
    await renderApp(showing(order));
    expect(await screen.findByText('402913')).toBeInTheDocument();
    expect(screen.getByText(/^47 h 30 min|^47 h 29 min/)).toBeInTheDocument();
    expect(screen.getByText(/Vybac does not hold or protect this payment/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Message Ana' })).toHaveAttribute('href', '/chat/Ana?listing=l1');
  });

  it('shows the code as a picture too', async () => {
    await renderApp(showing(order));
    const picture = await screen.findByRole('img', { name: 'QR code of the handover code' });
    const link = 'http://localhost:4000/dashboard?tab=orders&order=o1#402913';
    expect(picture.querySelector('path')).toHaveAttribute('d', toSvgPath(generate(link)));
  });

  it('finds the code in the link that the seller’s camera read, and waits for the press', async () => {
    const { asked } = fakeApi({ 'POST /api/orders/o1/handover': { ...sold, status: 'completed' } });
    const scanned = new URL(handoverLink('o1', '402913'));
    const dashboard = { path: '/dashboard', component: () => <OrderCard order={sold} /> };
    await renderApp([dashboard], scanned.href.slice(scanned.origin.length));
    expect(await screen.findByLabelText('Handover code')).toHaveValue('402913');
    expect(asked).toHaveLength(0);
    await press('Complete the sale');
    expect((await screen.findAllByText('Sold!')).length).toBeGreaterThan(0);
  });

  it('does not take the code of another order', async () => {
    await renderApp(
      [{ path: '/dashboard', component: () => <OrderCard order={sold} /> }],
      '/dashboard?order=o2#402913',
    );
    expect(await screen.findByLabelText('Handover code')).toHaveValue('');
  });

  it('takes the code from the seller', async () => {
    const { asked } = fakeApi({ 'POST /api/orders/o1/handover': { ...sold, status: 'completed' } });
    await renderApp(showing(sold));
    await userEvent.type(await screen.findByLabelText('Handover code'), '40-29-13');
    await press('Complete the sale');
    expect((await screen.findAllByText('Sold!')).length).toBeGreaterThan(0);
    expect(asked).toContain('POST /api/orders/o1/handover');
  });

  it('does not send half a code', async () => {
    const { asked } = fakeApi({});
    await renderApp(showing(sold));
    await userEvent.type(await screen.findByLabelText('Handover code'), '402');
    await press('Complete the sale');
    expect(await screen.findByText('The code has 6 digits')).toBeInTheDocument();
    expect(asked).toHaveLength(0);
  });

  it('is cancelled with a reason only', async () => {
    const { asked } = fakeApi({ 'POST /api/orders/o1/cancel': { ...order, status: 'cancelled' } });
    await renderApp(showing(order));
    await screen.findByText('402913');
    await press('Cancel order');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    const confirm = () => userEvent.click([...dialog.querySelectorAll('button')].at(-1)!);
    await confirm();
    expect(await screen.findByText('Please say why')).toBeInTheDocument();
    expect(asked).toHaveLength(0);
    await press('I changed my mind');
    await confirm();
    expect((await screen.findAllByText('Order cancelled')).length).toBeGreaterThan(0);
  });
});

it('says when an order could not be updated', async () => {
  fakeApi({ 'POST /api/orders/o1/handover': new Refusal(500) });
  await renderApp(showing(sold));
  await userEvent.type(await screen.findByLabelText('Handover code'), '402913');
  await press('Complete the sale');
  expect((await screen.findAllByText('Failed to update order. Please try again.')).length).toBeGreaterThan(0);
});

describe('the orders', () => {
  const panel = [{ path: '/', component: () => <OrdersPanel /> }];

  it('say how they stand', async () => {
    fakeApi({ 'GET /api/orders': { items: [order, { ...order, id: 'o2', status: 'lapsed' }], nextCursor: null } });
    await renderApp(panel);
    expect(await screen.findByText('Reserved', { selector: 'span' })).toBeInTheDocument();
    expect(screen.getByText('Ran out', { selector: 'span' })).toBeInTheDocument();
  });

  it('say when they could not be loaded', async () => {
    fakeApi({ 'GET /api/orders': new Refusal(403, 'session.invalid') });
    await renderApp(panel);
    expect(await screen.findByText('Failed to load orders. Please try again.')).toBeInTheDocument();
  });
});

describe('a closed order', () => {
  const closed = { ...order, handoverCode: null, reservedUntil: null, closedAt: '2026-03-02T10:00:00Z' };

  it.each<[Partial<Order>, RegExp]>([
    [{ status: 'completed' }, /^Handed over on/],
    [{ status: 'lapsed' }, /^The reservation ran out/],
    [{ status: 'cancelled', cancelledBy: 'buyer' }, /^You cancelled/],
    [{ status: 'cancelled', cancelledBy: 'seller', cancelReason: 'Broken' }, /^Ana cancelled/],
  ])('%j', async (end, sentence) => {
    fakeApi({});
    await renderApp(showing({ ...closed, ...end }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
    if (end.cancelReason) expect(screen.getByText(/Broken/)).toBeInTheDocument();
  });
});
