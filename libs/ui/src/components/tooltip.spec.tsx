import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip';
import { tooltipDelay, tooltipSkipDelay, TooltipProvider } from './tooltip-provider';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function enter(name: string) {
  const button = screen.getByRole('button', { name });
  fireEvent.mouseEnter(button, { pointerType: 'mouse' });
  fireEvent.mouseMove(button, { pointerType: 'mouse' });
}

describe('tooltips', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <TooltipProvider>
        <Tooltip text="Save for later">
          <button type="button">Save</button>
        </Tooltip>
      </TooltipProvider>,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('wait 700 ms', () => {
    enter('Save');
    pass(699);
    expect(screen.queryByText('Save for later')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByText('Save for later')).toBeInTheDocument();
  });

  it('have the delays of the specification', () => {
    expect([tooltipDelay, tooltipSkipDelay]).toEqual([700, 300]);
  });
});
