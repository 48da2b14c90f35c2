import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';
import { showToast, type ToastMessage } from './toast-store';
import { defaultToastDuration, Toaster } from './toaster';

function Example(message: Omit<ToastMessage, 'duration'>) {
  return (
    <>
      <Button onClick={() => showToast({ ...message, duration: defaultToastDuration })}>Show</Button>
      <Toaster label="Notice" regionLabel="Notices ({hotkey})" closeLabel="Dismiss" />
    </>
  );
}

const meta: Meta<typeof Example> = {
  title: 'components/Toaster',
  component: Example,
  args: { title: 'Signed out successfully' },
};
export default meta;
type Story = StoryObj<typeof Example>;

export const Neutral: Story = {};
export const Positive: Story = {
  args: { tone: 'positive', title: 'Listing Created!', description: 'Others can see it now.' },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Authentication Required',
    description: 'Please sign in or continue as guest to create a listing.',
  },
};
export const WithAct: Story = {
  args: { title: 'Listing removed', action: { label: 'Undo', onPress: () => undefined } },
};
