import { useMatches } from '@tanstack/react-router';
import { Suspense, useRef, type ReactNode } from 'react';
import { BelowFirstScreen } from './below-first-screen';
import { ChatShortcut } from './chat-shortcut';
import { Footer } from './footer';
import { Notices } from './later';
import { RouteAnnouncer } from './route-announcer';
import { contentId, SkipLink } from './skip-link';
import { TabBar } from './tab-bar';
import { TopBar } from './top-bar';
import { useAfterFirstScreen } from './use-after-first-screen';
import { useScrollBars } from './use-scroll-bars';

export interface FrameProps {
  /** The notification bell, shown to whoever has a session. */
  bell: ReactNode;
  /** Stands beside the way to the chat: how much is unread. */
  unreadMessages: ReactNode;
  children: ReactNode;
}

/** What surrounds every screen. */
export function Frame({ bell, unreadMessages, children }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  useScrollBars();
  const isWorkspace = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === 'workspace'),
  });
  const hasChatShortcut = useMatches({
    select: (matches) => !matches.some(({ staticData }) => staticData.withoutChatShortcut),
  });
  const afterFirstScreen = useAfterFirstScreen();

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={main} />
      <TopBar bell={bell} unreadMessages={unreadMessages} />
      <main
        id={contentId}
        ref={main}
        tabIndex={-1}
        className={
          isWorkspace
            ? 'flex h-[calc(100dvh-4rem)] flex-col max-md:h-[calc(100dvh-8rem-env(safe-area-inset-bottom))]'
            : 'mx-auto w-full max-w-7xl grow px-4 pt-4 pb-16 md:px-8 md:pt-6'
        }
      >
        {children}
      </main>
      {!isWorkspace && (
        <BelowFirstScreen>
          <Footer />
        </BelowFirstScreen>
      )}
      <TabBar shortcut={!isWorkspace && hasChatShortcut && <ChatShortcut />} unreadMessages={unreadMessages} />
      <RouteAnnouncer main={main} />
      {afterFirstScreen && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
    </div>
  );
}
