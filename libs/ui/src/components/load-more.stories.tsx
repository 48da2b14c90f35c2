import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadMore } from './load-more';

const meta: Meta<typeof LoadMore> = {
  component: LoadMore,
  args: { label: 'Show more', loading: false, ended: false, endText: 'That is all', onLoadMore: () => undefined },
};
export default meta;
type Story = StoryObj<typeof LoadMore>;

export const More: Story = {};
export const Loading: Story = { args: { loading: true } };
export const Ended: Story = { args: { ended: true } };
