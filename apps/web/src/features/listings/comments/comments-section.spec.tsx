import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest, Refusal, user } from '../../../testing/fake-api';
import { push } from '../../../testing/fake-realtime';
import { renderApp } from '../../../testing/render-app';
import { lamp } from '../detail/listings-in-specs';
import { CommentsSection } from './comments-section';

jest.mock('../../../api/realtime', () => jest.requireActual<object>('../../../testing/fake-realtime'));
// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const path = `/api/listings/${lamp.id}/comments`;
const read = `GET ${path}?limit=10`;
const said = {
  id: '00000000-0000-4000-8000-0000000000c1',
  listingId: lamp.id,
  content: 'Does it still shine?',
  author: user.actor,
  createdAt: '2026-05-01T10:00:00Z',
  updatedAt: '2026-05-01T10:00:00Z',
};
const pageOf = (...items: unknown[]) => ({ items, nextCursor: null });
const section = { path: '/', component: () => <CommentsSection listingId={lamp.id} /> };
const type = async (name: string, words: string) => userEvent.type(await screen.findByRole('textbox', { name }), words);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('comments', () => {
  it('ask for words, and a guest for a name', async () => {
    const { asked } = fakeApi({ 'GET /api/me': guest, [read]: pageOf() });
    await renderApp([section]);
    expect(await screen.findByText('No comments yet. Be the first to ask.')).toBeInTheDocument();
    await press('Post Comment');
    expect(await screen.findByText('Comment required')).toBeInTheDocument();
    await type('Your comment', 'Does it still shine?');
    await press('Post Comment');
    expect(await screen.findByText('Name required')).toBeInTheDocument();
    expect(asked).not.toContain(`POST ${path}`);
  });

  it.each([
    [new Refusal(429, 'request.limited'), 'Please wait before trying again.'],
    [new Refusal(401, 'session.required'), 'Authentication error. Please try signing out and back in.'],
    [new Refusal(400, 'request.invalid'), 'Invalid data format. Please refresh the page and try again.'],
    [new Refusal(500, 'service.fault'), 'Failed to post comment. Please try again.'],
    [new TypeError('Failed to fetch'), 'Network error. Please check your connection and try again.'],
  ])('say why one was not taken, and keep its words', async (refusal, sentence) => {
    fakeApi({ 'GET /api/me': user, [read]: pageOf(), [`POST ${path}`]: refusal });
    await renderApp([section]);
    await type('Your comment', 'Does it still shine?');
    await press('Post Comment');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Does it still shine?');
  });

  it('ask a visitor to come in', async () => {
    fakeApi({ 'GET /api/me': null, [read]: pageOf() });
    await renderApp([section]);
    await type('Your comment', 'Does it still shine?');
    await press('Post Comment');
    expect((await screen.findAllByText('Authentication required')).length).toBeGreaterThan(0);
    expect(screen.getByText('Please sign in or continue as guest to comment')).toBeInTheDocument();
  });

  it('say at once that there is no connection, instead of waiting for one', async () => {
    fakeApi({ 'GET /api/me': user, [read]: pageOf(), [`POST ${path}`]: new TypeError('Failed to fetch') });
    await renderApp([section]);
    await type('Your comment', 'Does it still shine?');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await press('Post Comment');
    expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
  });

  it('are changed where they stand, by their author', async () => {
    const { asked } = fakeApi({ 'GET /api/me': user, [read]: pageOf(said), [`PATCH ${path}/${said.id}`]: said });
    await renderApp([section]);
    await press('Edit');
    expect(screen.getByRole('textbox', { name: 'Edit' })).toHaveValue('Does it still shine?');
    expect(screen.getByRole('textbox', { name: 'Edit' })).toHaveFocus();
    await type('Edit', ' Brightly?');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
    expect(asked).toContain(`PATCH ${path}/${said.id}`);
  });

  it.each([
    ['updating', 'Save', 'Error updating comment'],
    ['deleting', 'Delete', 'Error deleting comment'],
  ])('say when %s failed', async (_what, act, sentence) => {
    fakeApi({ 'GET /api/me': user, [read]: pageOf(said) });
    await renderApp([section]);
    await press(act === 'Save' ? 'Edit' : 'Delete');
    if (act === 'Save') await press('Save');
    else await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('say that they were edited, and can be neither changed nor deleted by others', async () => {
    const author = { ...said.author, id: '00000000-0000-4000-8000-0000000000e1' };
    fakeApi({ 'GET /api/me': user, [read]: pageOf({ ...said, author, updatedAt: '2026-05-02T10:00:00Z' }) });
    await renderApp([section]);
    expect(await screen.findByText('(edited)')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('are read anew when somebody says something', async () => {
    const answers: Record<string, unknown> = { 'GET /api/me': user, [read]: pageOf() };
    fakeApi(answers);
    await renderApp([section]);
    await screen.findByText('No comments yet. Be the first to ask.');
    answers[read] = pageOf(said);
    push('comments', { listingId: lamp.id });
    expect(await screen.findByText('Does it still shine?')).toBeInTheDocument();
  });

  it('say when they could not be had', async () => {
    fakeApi({ 'GET /api/me': user, [read]: new Refusal(404, 'listing.missing') });
    await renderApp([section]);
    expect(await screen.findByText('Error loading comments')).toBeInTheDocument();
  });
});
