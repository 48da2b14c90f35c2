import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress';

const meta: Meta<typeof ProgressBar> = { component: ProgressBar, args: { label: 'photo-1.jpg', value: 40 } };
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Partly: Story = {};
export const Done: Story = { args: { value: 100 } };
export const Unknown: Story = { args: { value: null } };
