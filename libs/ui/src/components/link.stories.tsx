import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkStyle } from './link';

const meta: Meta = { title: 'components/Link' };
export default meta;

export const InText: StoryObj = {
  render: () => (
    <p>
      Not here?{' '}
      <a href="#resend" className={linkStyle()}>
        Send the e-mail again
      </a>
      .
    </p>
  ),
};
export const InNavigation: StoryObj = {
  render: () => (
    <a href="#browse" className={linkStyle({ place: 'navigation' })}>
      Browse
    </a>
  ),
};
