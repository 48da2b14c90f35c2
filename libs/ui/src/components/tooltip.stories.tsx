import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Share2 } from 'lucide-react';
import { IconButton } from './icon-button';
import { Tooltip } from './tooltip';

const meta: Meta = { title: 'components/Tooltip' };
export default meta;

export const TwoNeighbours: StoryObj = {
  render: () => (
    <div className="flex gap-2 p-10">
      <Tooltip text="Save">
        <IconButton label="Save">
          <Heart aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip text="Share">
        <IconButton label="Share">
          <Share2 aria-hidden />
        </IconButton>
      </Tooltip>
    </div>
  ),
};
