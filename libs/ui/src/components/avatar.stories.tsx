import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar';

const meta: Meta<typeof Avatar> = { component: Avatar, args: { name: 'Ana Souza' } };
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {};
export const Guest: Story = { args: { name: 'Guest 7QX2' } };
export const OtherScript: Story = { args: { name: '山田 花子' } };
export const BrokenPicture: Story = { args: { src: '/missing.webp' } };
export const Large: Story = { args: { size: 'xl' } };
