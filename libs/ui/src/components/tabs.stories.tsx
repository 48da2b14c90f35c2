import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from './badge';
import { EmptyState } from './states';
import { Tabs } from './tabs';

function Example() {
  const [value, setValue] = useState<'listings' | 'orders'>('listings');
  return (
    <Tabs
      label="Dashboard"
      value={value}
      onValueChange={setValue}
      tabs={[
        {
          value: 'listings',
          label: (
            <>
              My Listings <Badge>3</Badge>
            </>
          ),
          content: 'Three listings',
        },
        { value: 'orders', label: 'Orders', content: <EmptyState title="No orders yet" /> },
      ]}
    />
  );
}

const meta: Meta<typeof Example> = { title: 'components/Tabs', component: Example };
export default meta;
export const TwoViews: StoryObj<typeof Example> = {};
