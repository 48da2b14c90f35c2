import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest, Refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { lamp } from '../detail/listings-in-specs';
import { ReportButton } from './report-button';

// A busy machine takes its time, and somebody without reports is led away after two seconds.
configure({ asyncUtilTimeout: 10_000 });

const screens = [
  { path: '/', component: () => <ReportButton listingId={lamp.id} /> },
  { path: '/pricing', component: () => <h1>Plans</h1> },
];
const report = `POST /api/listings/${lamp.id}/reports`;

async function reports(answer: unknown, among = screens) {
  fakeApi({ 'GET /api/me': guest, [report]: answer });
  const { address } = await renderApp(among);
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  await screen.findByRole('dialog', { name: 'Report this listing' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Five times the same.');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  return { address };
}

beforeEach(() => {
  // jsdom has none, and lists open with it.
  window.PointerEvent = MouseEvent as never;
});

describe('reporting a listing', () => {
  it('closes when it is taken, and says thank you', async () => {
    await reports({ id: lamp.id });
    expect(await screen.findByText('Report submitted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('needs no description, which may have 500 characters', async () => {
    const { asked } = fakeApi({ 'GET /api/me': guest, [report]: { id: lamp.id } });
    await renderApp(screens);
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Optional, up to 500 characters')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report submitted')).toBeInTheDocument();
    expect(asked).toContain(report);
  });

  it.each([
    [new Refusal(409, 'report.open_already'), 'You have reported this already'],
    [new Refusal(400, 'request.invalid'), 'Could not submit your report. Please try again.'],
  ])('says why it was not taken, and keeps what was written', async (refusal, sentence) => {
    await reports(refusal);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Five times the same.');
  });

  it('leads to the plans when the week’s reports are used up', async () => {
    const { address } = await reports(new Refusal(409, 'report.weekly_limit'));
    expect(await screen.findByText('Report limit reached')).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(await screen.findByRole('heading', { name: 'Plans' })).toBeInTheDocument();
  });

  it('leads nowhere while there are no plans, and says the same', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { address } = await reports(new Refusal(409, 'report.weekly_limit'), screens.slice(0, 1));
    expect(await screen.findByText('Report limit reached')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(address()).toBe('/');
    jest.useRealTimers();
  });

  it('says that it was not sent when nobody could be reached', async () => {
    await reports(new TypeError('Failed to fetch'));
    expect(await screen.findByText('Report failed')).toBeInTheDocument();
    expect(screen.getByText('An unexpected error occurred. Please try again.')).toBeInTheDocument();
  });

  it('asks a visitor to come in', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp(screens);
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Please sign in or continue as guest to report')).toBeInTheDocument();
  });
});
