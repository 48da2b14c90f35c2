import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price';

const meta: Meta<typeof Price> = {
  component: Price,
  args: { amount: 12_550, currency: 'USD', locale: 'en', freeLabel: 'Free', className: 'text-3xl' },
};
export default meta;
type Story = StoryObj<typeof Price>;

export const Exact: Story = {};
export const Whole: Story = { args: { precision: 'whole' } };
export const Free: Story = { args: { amount: 0 } };
export const InGerman: Story = { args: { locale: 'de' } };
export const CurrencyWithoutDecimals: Story = { args: { amount: 4800, currency: 'JPY', locale: 'ja' } };
