import { fireEvent, render, screen } from '@testing-library/react';
import { TextArea } from './text-area';

const counter = { maximum: 5, label: (used: number, maximum: number) => `${used} of ${maximum} characters` };

describe('a text area with a counter', () => {
  it('counts what a person would call characters, and never cuts', () => {
    render(<TextArea label="Message" counter={counter} />);
    const field = screen.getByRole('textbox', { name: 'Message' });

    fireEvent.input(field, { target: { value: '🚲🚲🚲🚲🚲' } });
    expect(screen.getByText('5 of 5 characters')).toBeInTheDocument();

    fireEvent.input(field, { target: { value: 'six or more' } });
    expect(screen.getByText('11 of 5 characters')).toBeInTheDocument();
    expect(field).toHaveValue('six or more');
  });

  it('says what is wrong with it', () => {
    render(<TextArea label="Message" error="Please write something" />);
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please write something');
  });
});
