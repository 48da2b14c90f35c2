import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, Refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { lamp } from './listings-in-specs';
import { OwnerActions } from './owner-actions';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const removing = `DELETE /api/listings/${lamp.id}`;
const page = { path: '/', component: () => <OwnerActions listing={lamp} /> };
const dashboard = { path: '/dashboard', component: () => <h1>Dashboard page</h1> };

async function open(answerToRemoving?: unknown) {
  const { asked } = fakeApi({ [removing]: answerToRemoving });
  await renderApp([page, dashboard]);
  return asked;
}

async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete this listing?' }));
}

async function remove() {
  await userEvent.click((await ask()).getByRole('button', { name: 'Delete' }));
}

describe('the seller of a listing', () => {
  it('edits it', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/create-listing?edit=${lamp.id}`,
    );
  });

  it('deletes it', async () => {
    const asked = await open(lamp);
    await remove();
    expect(await screen.findByText('Listing deleted')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Dashboard page' })).toBeInTheDocument();
    expect(asked).toContain(removing);
  });

  it('is asked before it is deleted', async () => {
    const asked = await open(lamp);
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
    expect(asked).not.toContain(removing);
  });

  it('hears that it could not be deleted', async () => {
    await open(new Refusal(409, 'listing.transition'));
    await remove();
    expect(await screen.findByText('Error deleting listing')).toBeInTheDocument();
    expect(screen.getByText('Could not delete the listing. Please try again.')).toBeInTheDocument();
  });

  it('hears that something unexpected happened', async () => {
    await open();
    const damaged = { ok: true, status: 200, json: () => Promise.reject(new SyntaxError('damaged')) };
    global.fetch = () => Promise.resolve(damaged as unknown as Response);
    await remove();
    expect(await screen.findByText('Error deleting listing')).toBeInTheDocument();
    expect(screen.getByText('An unexpected error occurred. Please try again.')).toBeInTheDocument();
  });
});
