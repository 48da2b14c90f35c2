import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge';

const meta: Meta<typeof Badge> = { component: Badge };
export default meta;

export const Tones: StoryObj<typeof Badge> = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Like New</Badge>
      <Badge tone="brand">Verified</Badge>
      <Badge tone="accent">Reserved</Badge>
      <Badge tone="pop">Sold</Badge>
      <Badge tone="positive">Completed</Badge>
      <Badge tone="warning">Expires soon</Badge>
      <Badge tone="danger">Removed</Badge>
      <Badge tone="raised">Good</Badge>
    </div>
  ),
};
