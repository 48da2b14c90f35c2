import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta: Meta<typeof Skeleton> = { component: Skeleton };
export default meta;

export const Card: StoryObj<typeof Skeleton> = {
  render: () => (
    <div className="flex w-56 flex-col gap-3">
      <Skeleton className="aspect-4/5 rounded-xl" />
      <Skeleton className="h-6 w-20" />
      <Skeleton className="h-5 w-11/12" />
    </div>
  ),
};
