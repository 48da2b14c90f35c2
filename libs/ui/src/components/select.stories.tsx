import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select, type SelectProps } from './select';

const options = [
  { value: 'new', label: 'New' },
  { value: 'like-new', label: 'Like New' },
  { value: 'good', label: 'Good' },
  { value: 'fair', label: 'Fair' },
  { value: 'poor', label: 'Poor', disabled: true },
];

function Example(props: Partial<SelectProps<string>>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <Select
      label="Condition"
      placeholder="Choose one"
      options={options}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta: Meta<typeof Example> = { title: 'components/Select', component: Example };
export default meta;
type Story = StoryObj<typeof Example>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'good' } };
export const WithError: Story = { args: { error: 'Please choose a condition' } };
export const Disabled: Story = { args: { disabled: true, value: 'new' } };
