import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card';

const meta: Meta<typeof Card> = { component: Card, args: { children: 'Guest credentials' } };
export default meta;
export const Plain: StoryObj<typeof Card> = {};
