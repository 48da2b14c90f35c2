import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './countdown';

const meta: Meta<typeof Countdown> = {
  component: Countdown,
  args: {
    until: Date.now() + 47 * 3_600_000,
    endedText: 'The hold has ended',
    format: ({ days, hours, minutes, seconds }) => `Held for ${days * 24 + hours} h ${minutes} min ${seconds} s`,
  },
};
export default meta;
type Story = StoryObj<typeof Countdown>;

export const Running: Story = {};
export const Ended: Story = { args: { until: Date.now() - 1 } };
