import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { IconButton } from './icon-button';

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { label: 'Save to favourites', children: <Heart aria-hidden /> },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {};
export const Raised: Story = { args: { variant: 'raised' } };
export const Brand: Story = { args: { variant: 'brand' } };
export const Disabled: Story = { args: { disabled: true } };
