import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner';

const meta: Meta<typeof Spinner> = { component: Spinner, args: { className: 'size-8' } };
export default meta;
export const Plain: StoryObj<typeof Spinner> = {};
