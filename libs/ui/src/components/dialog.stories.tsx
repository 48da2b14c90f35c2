import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';
import { CopyField } from './copy-field';
import { Dialog, type DialogContentProps } from './dialog';

function Example(props: Partial<DialogContentProps>) {
  return (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger render={<Button />}>Continue as Guest</Dialog.Trigger>
      <Dialog.Content
        title="Your guest access"
        description="Save these now: the PIN is shown only once."
        closeLabel="Close"
        footer={<Dialog.Close render={<Button />}>Continue to Dashboard</Dialog.Close>}
        {...props}
      >
        <div className="flex flex-col gap-4">
          <CopyField label="Guest ID" value="Guest-7QX2M9KA" copyLabel="Copy" copiedLabel="Copied" />
          <CopyField label="PIN" value="K4T9ZB" copyLabel="Copy" copiedLabel="Copied" />
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const meta: Meta<typeof Example> = { title: 'components/Dialog', component: Example };
export default meta;
type Story = StoryObj<typeof Example>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const LongContent: Story = {
  args: { children: <p>{'A long explanation of what a guest can do. '.repeat(120)}</p> },
};
