import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';
import { Popover } from './popover';
import { EmptyState } from './states';

const meta: Meta = { title: 'components/Popover' };
export default meta;

export const WithContent: StoryObj = {
  render: () => (
    <Popover.Root defaultOpen>
      <Popover.Trigger render={<Button variant="secondary" />}>Filters</Popover.Trigger>
      <Popover.Content title="Filters" align="start">
        <Popover.Close render={<Button wide />}>Apply Filters</Popover.Close>
      </Popover.Content>
    </Popover.Root>
  ),
};
export const Empty: StoryObj = {
  render: () => (
    <Popover.Root defaultOpen>
      <Popover.Trigger render={<Button variant="secondary" />}>Notifications</Popover.Trigger>
      <Popover.Content title="Notifications" align="start">
        <EmptyState title="No notifications" />
      </Popover.Content>
    </Popover.Root>
  ),
};
