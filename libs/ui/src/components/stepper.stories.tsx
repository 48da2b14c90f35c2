import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper';

const meta: Meta<typeof Stepper> = {
  component: Stepper,
  args: { label: 'Deal', steps: ['Offer', 'Reserved', 'Handover', 'Sold'], current: 2, doneLabel: 'Done:' },
};
export default meta;
type Story = StoryObj<typeof Stepper>;

export const First: Story = { args: { current: 0 } };
export const Middle: Story = {};
export const Finished: Story = { args: { current: 4 } };
