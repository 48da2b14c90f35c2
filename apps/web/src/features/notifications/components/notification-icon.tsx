import type { Notification } from '@vybac/contracts/notifications';
import { Bell, Handshake, Heart, MessageCircle, Star, Tag, type LucideIcon } from 'lucide-react';

const looks: Readonly<Record<Notification['type'], { icon: LucideIcon; tile: string }>> = {
  message: { icon: Handshake, tile: 'bg-tile-one' },
  chat_message: { icon: MessageCircle, tile: 'bg-tile-three' },
  like: { icon: Heart, tile: 'bg-tile-two' },
  review: { icon: Star, tile: 'bg-tile-five' },
  listing: { icon: Tag, tile: 'bg-tile-four' },
  other: { icon: Bell, tile: 'bg-tile-one' },
};

/** Each type of notification has its own icon (spec 1 §2). Decorative. */
export function NotificationIcon({ type }: { type: Notification['type'] }) {
  const { icon: Icon, tile } = looks[type];
  return (
    <span aria-hidden className={`grid size-10 shrink-0 place-items-center rounded-full text-tile-ink ${tile}`}>
      <Icon className="size-5" />
    </span>
  );
}
