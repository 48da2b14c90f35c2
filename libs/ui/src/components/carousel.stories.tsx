import type { Meta, StoryObj } from '@storybook/react-vite';
import { Carousel } from './carousel';

const field = (tile: string) => <div className={`aspect-4/3 ${tile}`} />;

const meta: Meta<typeof Carousel> = {
  component: Carousel,
  args: {
    label: 'Photos of City bike',
    previousLabel: 'Previous photo',
    nextLabel: 'Next photo',
    slideLabel: (position, total) => `Photo ${position} of ${total}`,
    slides: [field('bg-tile-one'), field('bg-tile-two'), field('bg-tile-three')],
    className: 'max-w-xl',
  },
};
export default meta;
type Story = StoryObj<typeof Carousel>;

export const Several: Story = {};
export const One: Story = { args: { slides: [field('bg-tile-four')] } };
