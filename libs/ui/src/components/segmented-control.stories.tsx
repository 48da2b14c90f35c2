import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control';

function Example() {
  const [value, setValue] = useState<'buying' | 'selling'>('buying');
  return (
    <SegmentedControl
      label="Orders"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'buying', label: 'Buying' },
        { value: 'selling', label: 'Selling' },
      ]}
    />
  );
}

const meta: Meta<typeof Example> = { title: 'components/SegmentedControl', component: Example };
export default meta;
export const Two: StoryObj<typeof Example> = {};
