import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { AssistInfo } from './assist-info';
import { ChooseMode } from './choose-mode';

const modes = ['/create-image-listing', '/create-voice-listing', '/create-text-listing', '/create-listing'];
const leadsTo = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the ways into the assistant', () => {
  it('are chosen on one screen, which leads to how it works', async () => {
    fakeApi({});
    await renderApp([{ path: '/create-ai-listing', component: ChooseMode }], '/create-ai-listing');
    await screen.findByRole('heading', { level: 1, name: 'How would you like to list it?' });
    expect(leadsTo(screen.getAllByRole('link'))).toEqual([...modes, '/ai-listing-info']);
  });

  it('are explained: how it goes, what the assistant never does, and where to begin', async () => {
    fakeApi({});
    await renderApp([{ path: '/ai-listing-info', component: AssistInfo }], '/ai-listing-info');
    const section = (name: string) => within(screen.getByRole('region', { name }));
    await screen.findByRole('heading', { level: 1, name: 'AI listings' });
    expect(section('Three steps').getAllByRole('listitem')).toHaveLength(3);
    expect(section('What you can rely on').getByText('The condition is never guessed')).toBeInTheDocument();
    expect(leadsTo(section('Begin').getAllByRole('link'))).toEqual(modes);
  });
});
