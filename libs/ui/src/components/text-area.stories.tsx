import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area';

const meta: Meta<typeof TextArea> = {
  component: TextArea,
  args: {
    label: 'Description',
    counter: { maximum: 120, label: (used, maximum) => `${used} of ${maximum} characters used` },
  },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Serviced last month, new tyres. 🚲' } };
export const TooLong: Story = { args: { defaultValue: 'Serviced last month. '.repeat(8) } };
export const WithError: Story = { args: { error: 'Please fill in all required fields.' } };
