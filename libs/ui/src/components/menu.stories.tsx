import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';
import { Menu } from './menu';

const meta: Meta = { title: 'components/Menu' };
export default meta;

export const Acts: StoryObj = {
  render: () => (
    <Menu.Root defaultOpen>
      <Menu.Trigger render={<Button variant="secondary" />}>Account</Menu.Trigger>
      <Menu.Popup align="start">
        <Menu.Group label="ana@example.org">
          <Menu.LinkItem href="#dashboard">
            <LayoutDashboard aria-hidden />
            Dashboard
          </Menu.LinkItem>
        </Menu.Group>
        <Menu.Separator />
        <Menu.Item>
          <LogOut aria-hidden />
          Sign out
        </Menu.Item>
        <Menu.Item disabled>Not for guests</Menu.Item>
      </Menu.Popup>
    </Menu.Root>
  ),
};

function Languages() {
  const [language, setLanguage] = useState('en');
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger render={<Button variant="secondary" />}>Language</Menu.Trigger>
      <Menu.Popup align="start">
        <Menu.RadioGroup value={language} onValueChange={(next) => setLanguage(String(next))}>
          <Menu.RadioItem value="en">English</Menu.RadioItem>
          <Menu.RadioItem value="hi">हिन्दी</Menu.RadioItem>
          <Menu.RadioItem value="ja">日本語</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Popup>
    </Menu.Root>
  );
}
export const OneOfSeveral: StoryObj = { render: () => <Languages /> };
