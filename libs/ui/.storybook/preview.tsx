import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { TooltipProvider } from '../src/components/tooltip-provider';
import './preview.css';

const themes = ['light', 'dark', 'midnight', 'neon', 'pastel'];

const preview: Preview = {
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'paintbrush', items: themes, dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light' },
  parameters: { backgrounds: { disable: true }, layout: 'padded' },
  decorators: [
    (Story, { globals }) => {
      const theme = String(globals.theme);
      useEffect(() => {
        document.documentElement.dataset.theme = theme;
      }, [theme]);
      return (
        <TooltipProvider>
          <Story />
        </TooltipProvider>
      );
    },
  ],
};

export default preview;
