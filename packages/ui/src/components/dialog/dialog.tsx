import { focusFirstOf, partsAround, uiMessages, useMessages } from '@sanguine/ui/platform'
import { Dialog as Radix } from 'radix-ui'
import { type MouseEvent, type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useRef } from 'react'
import { cx } from '../../cx'
import { Button, IconButton } from '../button/button'
import { ControlIcon } from '../icon/control-icon'
import { DialogNotices } from '../notice/notice-layer'
import styles from './dialog.module.css'
import { useEscape } from './use-escape'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** under the title; screen readers read it with the title */
  readonly description?: ReactNode
  /** the title is for screen readers only, because the image shows it */
  readonly titleHidden?: boolean | undefined
  /** an image over the whole width, above the title */
  readonly band?: ReactNode
  /** buttons at the bottom, the main one last */
  readonly actions?: ReactNode
  /** default `md`; `screen` covers the window */
  readonly width?: 'sm' | 'md' | 'lg' | 'screen' | undefined
  /** whether Enter, and a press on anything but its controls, close it: for what is only looked at */
  readonly endsWithPress?: boolean | undefined
  /** where the focus goes on closing; default the element that had it before, or if that is gone, the part of the page around it */
  readonly focusAfter?: (() => HTMLElement | null) | undefined
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/**
 * Focuses the first field, or the dialog itself. On a focused button, a key meant for the page before would press it.
 */
function focusFirst(event: Event): void {
  event.preventDefault()
  const dialog = event.currentTarget as HTMLElement
  const first: HTMLElement | null = dialog.querySelector('input, select, textarea')
  ;(first ?? dialog).focus()
}

/** A click on a dialog that covers this one, such as the host's, is not a click outside. */
function stayWhileCovered(event: Event): void {
  if (document.querySelector('dialog[open]')) event.preventDefault()
}

/** The key that opened the dialog is still down, and the first field has the focus: it would send the form. */
function ignoreHeldEnter(event: ReactKeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLInputElement) event.preventDefault()
}

const pressHandlers = (onClose: () => void) => ({
  onClick: ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('a, button, [data-notices]')) onClose()
  },
  // On a control Enter presses that. A key that is held down has been pressed on the page before.
  onKeyDown: ({ key, repeat, target, currentTarget }: ReactKeyboardEvent) => {
    if (key === 'Enter' && !repeat && target === currentTarget) onClose()
  },
})

/** A dialog over the page: traps the focus, closes by Escape, its X and a click outside. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  titleHidden = false,
  band,
  actions,
  width = 'md',
  endsWithPress = false,
  focusAfter,
  children,
  className,
}: DialogProps) {
  const t = useMessages(uiMessages)
  /** the element that had the focus before; Radix remembers only its own triggers */
  const opener = useRef<Element | null>(null)
  const partsAroundOpener = useRef<readonly HTMLElement[]>([])
  const focusOnOpen = (event: Event) => {
    opener.current = document.activeElement
    partsAroundOpener.current = opener.current ? partsAround(opener.current) : []
    focusFirst(event)
  }
  const closeByEscape = useEscape(open, onClose)
  const focusBack = (event: Event) => {
    const next = focusAfter?.() ?? opener.current
    event.preventDefault()
    if (next instanceof HTMLElement && next.isConnected && next !== document.body) next.focus()
    else if (document.activeElement === document.body) focusFirstOf(partsAroundOpener.current)
  }
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        {/* Radix's overlay locks the scrolling by a new style and layout of the whole page; this one's CSS needs neither. */}
        <div className={styles.veil}>
          <Radix.Content
            className={cx(styles.dialog, styles[width], className)}
            onOpenAutoFocus={focusOnOpen}
            onCloseAutoFocus={focusBack}
            onEscapeKeyDown={closeByEscape}
            onInteractOutside={stayWhileCovered}
            onKeyDown={ignoreHeldEnter}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            {...(endsWithPress ? pressHandlers(onClose) : {})}
          >
            {band && <div>{band}</div>}
            <header
              className={cx(styles.header, titleHidden && styles.bare)}
              // the close button lies on the image, which is dark in both themes
              data-theme={titleHidden && band ? 'dark' : undefined}
            >
              <Radix.Title className={titleHidden ? styles.hidden : styles.title}>{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton icon={<ControlIcon name="close" />} label={t('action.close')} className={styles.close} />
              </Radix.Close>
            </header>
            {description !== undefined && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
            {children !== undefined && <div className={styles.body}>{children}</div>}
            {actions && <footer className={styles.footer}>{actions}</footer>}
            <DialogNotices />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

export interface ConfirmDialogProps extends Pick<DialogProps, 'focusAfter'> {
  readonly open: boolean
  readonly title: string
  readonly text?: string | undefined
  /** names the action, such as "Delete" */
  readonly confirmLabel: string
  readonly cancelLabel?: string | undefined
  readonly busy?: boolean | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  busy,
  focusAfter,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useMessages(uiMessages)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={text}
      width="sm"
      focusAfter={focusAfter}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel ?? t('action.cancel')}</Button>
          <Button variant="blood" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
