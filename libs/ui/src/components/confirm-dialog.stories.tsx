import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';

function Example({ loading = false, danger = true }: { loading?: boolean; danger?: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete listing</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this listing?"
        text="Nobody will find it any more. You can restore it for 30 days."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={() => setOpen(false)}
        loading={loading}
        danger={danger}
      />
    </>
  );
}

const meta: Meta<typeof Example> = { title: 'components/ConfirmDialog', component: Example };
export default meta;
export const Danger: StoryObj<typeof Example> = {};
export const Harmless: StoryObj<typeof Example> = { args: { danger: false } };
export const Loading: StoryObj<typeof Example> = { args: { loading: true } };
