import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox';

function Example(props: Partial<CheckboxProps>) {
  const [checked, setChecked] = useState(props.checked ?? false);
  return <Checkbox label="Only with photos" {...props} checked={checked} onCheckedChange={setChecked} />;
}

const meta: Meta<typeof Example> = { title: 'components/Checkbox', component: Example };
export default meta;
type Story = StoryObj<typeof Example>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const WithDescription: Story = { args: { description: 'Leaves out listings without a picture' } };
export const Disabled: Story = { args: { disabled: true } };
