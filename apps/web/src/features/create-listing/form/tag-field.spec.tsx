import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { TagField } from './tag-field';

function Form() {
  const [tags, setTags] = useState<string[]>([]);
  return <TagField tags={tags} onChange={setTags} />;
}

async function open() {
  fakeApi({});
  await renderApp([{ path: '/', component: Form }]);
}

async function add(...tags: string[]) {
  const field = await screen.findByRole('textbox', { name: 'Add a tag' });
  for (const tag of tags) await userEvent.type(field, `${tag}{Enter}`);
}

const chosen = () => screen.queryAllByRole('button', { name: /^Remove tag/ }).map(({ textContent }) => textContent);

describe('the tags of a listing', () => {
  it('are added one by one or with commas between them, each once, and taken away by a press', async () => {
    await open();
    await add('bike', 'city, red,bike');
    expect(chosen()).toEqual(['bike', 'city', 'red']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove tag city' }));
    expect(chosen()).toEqual(['bike', 'red']);
  });

  it('are added by Enter and by the Add Tag button', async () => {
    await open();
    await add('bike');
    await userEvent.type(screen.getByRole('textbox', { name: 'Add a tag' }), 'city');
    await userEvent.click(screen.getByRole('button', { name: 'Add Tag' }));
    expect(chosen()).toEqual(['bike', 'city']);
  });

  it('give the focus back to their field when one is taken away', async () => {
    await open();
    await add('bike');
    await userEvent.click(screen.getByRole('button', { name: 'Remove tag bike' }));
    expect(screen.getByRole('textbox', { name: 'Add a tag' })).toHaveFocus();
  });

  it('have up to 30 characters', async () => {
    await open();
    await add('💡'.repeat(30));
    expect(chosen()).toHaveLength(1);
    await add('b'.repeat(31));
    expect(screen.getByText('A tag has up to 30 characters')).toBeInTheDocument();
    expect(chosen()).toHaveLength(1);
  });

  it('are up to 10', async () => {
    await open();
    await add('a,b,c,d,e,f,g,h,i,j', 'k');
    expect(screen.getByText('Use up to 10 tags')).toBeInTheDocument();
    expect(chosen()).toHaveLength(10);
  });
});
