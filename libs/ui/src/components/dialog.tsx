import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButtonStyle } from './icon-button';

const backdrop =
  'fixed inset-0 z-40 bg-scrim/55 transition-opacity duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0';

const popup =
  'fixed z-50 flex max-h-[92dvh] flex-col bg-surface-raised text-ink shadow-float outline-none transition-[opacity,translate,scale] duration-250 ease-settle ' +
  // A sheet that rises from the bottom on a phone,
  'inset-x-0 bottom-0 rounded-t-2xl pb-[env(safe-area-inset-bottom)] max-md:data-starting-style:translate-y-full max-md:data-ending-style:translate-y-full ' +
  // a card in the middle elsewhere.
  'md:inset-auto md:top-1/2 md:left-1/2 md:w-[calc(100vw-4rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-xl ' +
  'md:data-starting-style:scale-95 md:data-starting-style:opacity-0 md:data-ending-style:scale-95 md:data-ending-style:opacity-0';

const widths = { sm: 'md:max-w-md', md: 'md:max-w-xl', lg: 'md:max-w-3xl' } as const;

export interface DialogContentProps {
  title: string;
  /** Keeps the title for screen readers only, when the content shows its own. */
  hideTitle?: boolean;
  description?: ReactNode;
  closeLabel: string;
  size?: keyof typeof widths;
  /** Buttons that stay visible at the bottom while the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

function DialogContent({
  title,
  hideTitle,
  description,
  closeLabel,
  size = 'sm',
  footer,
  children,
}: DialogContentProps) {
  return (
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className={backdrop} />
      <BaseDialog.Popup className={`${popup} ${widths[size]}`}>
        <header className="flex items-start gap-4 p-5 pb-0 md:p-6 md:pb-0">
          <div className="min-w-0 grow pt-1.5">
            <BaseDialog.Title className={hideTitle ? 'sr-only' : 'text-2xl'}>{title}</BaseDialog.Title>
            {description && (
              <BaseDialog.Description className="mt-1.5 text-ink-muted">{description}</BaseDialog.Description>
            )}
          </div>
          <BaseDialog.Close aria-label={closeLabel} className={iconButtonStyle({ className: '-mt-1 -mr-2' })}>
            <X aria-hidden />
          </BaseDialog.Close>
        </header>
        <div className="grow overflow-y-auto overscroll-contain p-5 md:p-6">{children}</div>
        {footer && (
          <footer className="flex flex-col-reverse gap-3 border-t border-line p-5 md:flex-row md:justify-end md:px-6">
            {footer}
          </footer>
        )}
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  );
}

/**
 * A modal conversation with the person: a sheet on phones, a card elsewhere.
 *
 * @example
 * <Dialog.Root><Dialog.Trigger render={<Button />}>…</Dialog.Trigger><Dialog.Content title=… closeLabel=…>…</Dialog.Content></Dialog.Root>
 */
export const Dialog = {
  Root: BaseDialog.Root,
  Trigger: BaseDialog.Trigger,
  Close: BaseDialog.Close,
  Content: DialogContent,
};
