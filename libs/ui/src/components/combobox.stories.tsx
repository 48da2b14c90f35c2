import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox';

const options = ['Electronics', 'Clothing', 'Home & Garden', 'Sporting Goods', 'Collectibles', 'Books', 'Vehicles'].map(
  (label) => ({
    value: label,
    label,
  }),
);

function Example(props: Partial<ComboboxProps<string>>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <Combobox
      label="Category"
      placeholder="Start typing"
      openLabel="Show all categories"
      emptyText="No category of that name"
      options={options}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta: Meta<typeof Example> = { title: 'components/Combobox', component: Example };
export default meta;
type Story = StoryObj<typeof Example>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'Books' } };
export const NothingToChoose: Story = { args: { options: [] } };
export const WithError: Story = { args: { error: 'Please choose a category' } };
