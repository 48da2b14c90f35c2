import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch, type SwitchProps } from './switch';

function Example(props: Partial<SwitchProps>) {
  const [checked, setChecked] = useState(props.checked ?? false);
  return (
    <Switch
      label="Buy Now"
      description="Others may reserve it at your price at once"
      {...props}
      checked={checked}
      onCheckedChange={setChecked}
    />
  );
}

const meta: Meta<typeof Example> = { title: 'components/Switch', component: Example };
export default meta;
type Story = StoryObj<typeof Example>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };
