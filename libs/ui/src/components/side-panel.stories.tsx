import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './button';
import { SidePanel } from './side-panel';

function Example() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open menu</Button>
      <SidePanel open={open} onOpenChange={setOpen} title="Vybac" closeLabel="Close">
        <a href="#browse" className="p-3 text-lg">
          Browse
        </a>
      </SidePanel>
    </>
  );
}

const meta: Meta<typeof Example> = { title: 'components/SidePanel', component: Example };
export default meta;
export const Open: StoryObj<typeof Example> = {};
