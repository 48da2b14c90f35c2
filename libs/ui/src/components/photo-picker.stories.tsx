import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';
import { PhotoPicker } from './photo-picker';
import { PhotoTile } from './photo-tile';

const field = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#9cb"/></svg>')}`;
const tile = { src: field, alt: '', removeLabel: 'Remove photo', onRemove: () => undefined };

const meta: Meta<typeof PhotoPicker> = {
  component: PhotoPicker,
  args: {
    label: 'Add photos',
    hint: 'Up to 5 photos, 10 MB each',
    accept: 'image/*',
    room: 5,
    onFiles: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof PhotoPicker>;

export const Empty: Story = {};
export const Uploading: Story = {
  args: {
    room: 2,
    children: (
      <>
        <PhotoTile {...tile} badge={<Badge tone="raised">Cover</Badge>} />
        <PhotoTile {...tile} progress={{ value: 35, label: 'Uploading' }} />
        <PhotoTile {...tile} error="Could not process the images. Please try different files." />
      </>
    ),
  },
};
export const Full: Story = { args: { room: 0, children: <PhotoTile {...tile} /> } };
export const WithError: Story = { args: { error: 'Please select images smaller than 10MB each' } };
