import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from './copy-field';

const meta: Meta<typeof CopyField> = {
  component: CopyField,
  args: { label: 'Guest ID', value: 'Guest-7QX2M9KA', copyLabel: 'Copy', copiedLabel: 'Copied' },
};
export default meta;
export const Plain: StoryObj<typeof CopyField> = {};
