import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest, Refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { keepDraft, nothingGiven } from '../form/draft';
import { emptyForm, type ListingFormValues } from '../form/listing-form-values';
import { PhotoListing } from './photo-listing';
import { TextListing } from './text-listing';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const pages = [
  { path: '/text', component: TextListing },
  { path: '/photos', component: PhotoListing },
];
const bike: ListingFormValues = {
  ...{ ...emptyForm, title: 'City bike', description: 'Rides well.', price: '40.50' },
  ...{ category: 'sporting-goods', condition: 'good', location: 'Linden Falls' },
};

/** What the assistant made of something given before, still to be published. */
function reviewed(mode: 'text' | 'photos') {
  const given = { ...nothingGiven, isReviewed: true };
  const made = { values: bike, images: [], mode, given, sources: {} };
  keepDraft(guest.actor.id, { ...made, id: '0'.repeat(32), version: 0, ahead: true });
}

const photo = (bytes: number) => {
  const file = new File(['x'], 'bike.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

beforeEach(() => {
  localStorage.clear();
  // jsdom has none, and lists open with it.
  window.PointerEvent = MouseEvent as never;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

describe('what an assistant made', () => {
  it.each([
    ['text', 'Post Listing', 'Error posting listing'],
    ['photos', 'Save and Publish Listing', 'Uh oh! Something went wrong.'],
  ] as const)('and is not taken when published: out of %s', async (mode, publish, title) => {
    reviewed(mode);
    fakeApi({ 'GET /api/me': guest });
    await renderApp(pages, `/${mode}`);
    await userEvent.click(await screen.findByRole('button', { name: publish }));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText('Failed to create listing: Not found')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('City bike');
  });
});

describe('photos to make a listing of', () => {
  it('have at most 20 MB each, which is said', async () => {
    const { asked } = fakeApi({ 'GET /api/me': guest });
    await renderApp(pages, '/photos');
    await userEvent.upload(await screen.findByLabelText('Add photos'), photo(20 * 1024 * 1024 + 1));
    expect(await screen.findByText('Please select images smaller than 20MB each')).toBeInTheDocument();
    expect(asked).not.toContain('POST /api/media');
  });

  it('are looked at only when all have arrived', async () => {
    const { asked } = fakeApi({ 'GET /api/me': guest, 'POST /api/media': new Refusal(400, 'media.damaged') });
    await renderApp(pages, '/photos');
    await userEvent.upload(await screen.findByLabelText('Add photos'), photo(1_000));
    await userEvent.click(screen.getByRole('button', { name: /^Generate/ }));
    expect(await screen.findByText('Upload failed')).toBeInTheDocument();
    expect(
      screen.getByText('Could not process the images. Please try different files.', { selector: '[role] *' }),
    ).toBeInTheDocument();
    expect(asked.filter((request) => request.includes('assist'))).toEqual([]);
  });
});
