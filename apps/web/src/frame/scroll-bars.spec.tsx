import { fireEvent, render } from '@testing-library/react';
import { useScrollBars } from './use-scroll-bars';

function Page() {
  useScrollBars();
  return <div data-testid="list" />;
}

describe('a scroll bar within the page', () => {
  it('is hidden 600 ms after the last scrolling', () => {
    jest.useFakeTimers();
    const { getByTestId } = render(<Page />);
    const list = getByTestId('list');
    expect(list).not.toHaveAttribute('data-scrolling');

    fireEvent.scroll(list);
    jest.advanceTimersByTime(500);
    fireEvent.scroll(list);
    jest.advanceTimersByTime(599);
    expect(list).toHaveAttribute('data-scrolling');

    jest.advanceTimersByTime(1);
    expect(list).not.toHaveAttribute('data-scrolling');
    jest.useRealTimers();
  });
});
