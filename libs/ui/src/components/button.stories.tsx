import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button, buttonStyle } from './button';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Sell something' } };
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {};
export const Accent: Story = { args: { variant: 'accent', icon: <Plus aria-hidden /> } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete listing' } };
export const Large: Story = { args: { size: 'lg' } };
export const Small: Story = { args: { size: 'sm' } };
export const Wide: Story = { args: { wide: true } };
export const Loading: Story = { args: { loading: true, children: 'Publishing' } };
export const Disabled: Story = { args: { disabled: true } };
export const LinkThatLooksLikeOne: Story = {
  render: () => (
    <a href="#browse" className={buttonStyle({ variant: 'secondary' })}>
      Browse listings
    </a>
  ),
};
