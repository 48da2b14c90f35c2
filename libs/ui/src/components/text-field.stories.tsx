import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { IconButton } from './icon-button';
import { TextField } from './text-field';

const meta: Meta<typeof TextField> = {
  component: TextField,
  args: { label: 'Title', placeholder: 'City bike with basket' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Film camera, 50 mm lens' } };
export const WithDescription: Story = { args: { description: '3 to 200 characters' } };
export const WithError: Story = { args: { defaultValue: 'TV', error: 'Must be at least 3 characters long' } };
export const WithPrefix: Story = { args: { label: 'Price', prefix: '$', inputMode: 'decimal', placeholder: '0.00' } };
export const WithSuffix: Story = {
  args: {
    label: 'Password',
    type: 'password',
    suffix: (
      <IconButton label="Show password">
        <Eye aria-hidden />
      </IconButton>
    ),
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Reserved' } };
