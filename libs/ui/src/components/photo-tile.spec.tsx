import { fireEvent, render, screen } from '@testing-library/react';
import { PhotoTile } from './photo-tile';

describe('a chosen photo', () => {
  it('that no browser can show is a sign with its name, never a broken picture', () => {
    render(
      <ul>
        <PhotoTile src="blob:video" alt="Photo 1" removeLabel="Remove" onRemove={() => undefined} />
      </ul>,
    );
    const shown = () => screen.getByRole('img', { name: 'Photo 1' }).tagName;
    expect(shown()).toBe('IMG');
    fireEvent.error(screen.getByRole('img', { name: 'Photo 1' }));
    expect(shown()).toBe('svg');
  });
});
