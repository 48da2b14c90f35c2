import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BelowFirstScreen, openWithFirstScreen } from './below-first-screen';

let order: string[];

function Top() {
  useLayoutEffect(() => void order.push('the first screen stands'), []);
  return <h1>Top</h1>;
}

function Rest() {
  order.push('the rest is rendered');
  return <p>Rest</p>;
}

const page = () =>
  render(
    <>
      <Top />
      <BelowFirstScreen>
        <Rest />
      </BelowFirstScreen>
    </>,
  );

function openBy(type: string) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  openWithFirstScreen();
}

beforeEach(() => {
  order = [];
});

describe('what lies below the first screen', () => {
  it('follows it on a new visit', () => {
    openBy('navigate');
    const { getByText } = page();
    expect(getByText('Rest')).toBeInTheDocument();
    expect(order).toEqual(['the first screen stands', 'the rest is rendered']);
  });

  it.each(['reload', 'back_forward'])('comes with it on a %s, so that one is put back to where one was', (type) => {
    openBy(type);
    page();
    expect(order).toEqual(['the rest is rendered', 'the first screen stands']);
  });

  it('comes with it on every page after the first', () => {
    openBy('navigate');
    page().unmount();
    order = [];
    page();
    expect(order).toEqual(['the rest is rendered', 'the first screen stands']);
  });
});
