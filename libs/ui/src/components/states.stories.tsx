import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageOpen, Unplug } from 'lucide-react';
import { Button } from './button';
import { EmptyState, ErrorState } from './states';

const meta: Meta = { title: 'components/States' };
export default meta;

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      picture={<PackageOpen aria-hidden />}
      title="No listings found."
      text="Try adjusting your filters or search terms"
      action={<Button variant="secondary">Reset Filters</Button>}
    />
  ),
};
export const Failed: StoryObj = {
  render: () => (
    <ErrorState
      picture={<Unplug aria-hidden />}
      title="Failed to load listings"
      text="Network error. Please check your connection and try again."
      action={<Button>Try again</Button>}
    />
  ),
};
