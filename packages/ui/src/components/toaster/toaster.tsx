import {
  actionToastDuration,
  type Toast,
  toast,
  toastDuration,
  toasts,
  uiMessages,
  useMessages,
  useNoticeContainer,
  useStore,
  useViewer,
} from '@sanguine/ui/platform'
import { useEffect, useMemo, useRef, useState } from 'react'
import { cx } from '../../cx'
import { ControlIcon } from '../icon/control-icon'
import { NoticeLayer } from '../notice/notice-layer'
import styles from './toaster.module.css'

const icons = { success: 'check', error: 'warning', info: 'info' } as const

const editsText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null

function runAction({ id, action }: Toast): void {
  toast.close(id)
  action?.run()
}

/** Whether Ctrl+Z runs the action of a toast. One that waits to be closed would keep the key for as long. */
const hasUndoKey = ({ action, isPersistent }: Toast): boolean => action !== null && !isPersistent

/** Runs the action of a toast by Ctrl+Z or ⌘Z, unless the key undoes the editing of a text. */
function useUndoKey(shown: Toast | undefined) {
  useEffect(() => {
    if (!shown) return
    const undo = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      if (!isUndo || event.shiftKey || event.altKey || event.repeat || editsText(event.target)) return
      event.preventDefault()
      runAction(shown)
    }
    window.addEventListener('keydown', undo)
    return () => window.removeEventListener('keydown', undo)
  }, [shown])
}

/** Closes toasts with an action when the viewer changes, because the action belongs to the earlier viewer. */
function useCloseWithViewer() {
  const viewerId = useViewer()?.id
  const last = useRef(viewerId)
  useEffect(() => {
    if (last.current === viewerId) return
    last.current = viewerId
    for (const { id, action } of toasts.get()) if (action) toast.close(id)
  }, [viewerId])
}

/** The most characters of a few words, such as "Purchase successful! Item added to inventory." */
const shortLength = 48

/** How long a sentence is on show at least, in milliseconds. */
const sentenceDuration = 5000

/** The pace of a slow reader, in milliseconds. */
const durationPerCharacter = 100

/** How long a toast is on show that does not stay, in milliseconds: a sentence by its length. */
function durationOf({ text, action }: Pick<Toast, 'text' | 'action'>): number {
  const least = action ? actionToastDuration : toastDuration
  if (text.length <= shortLength) return least
  return Math.max(least, sentenceDuration, text.length * durationPerCharacter)
}

/** Closes a toast after a while. */
function Expiry({ id, text, action }: Pick<Toast, 'id' | 'text' | 'action'>) {
  useEffect(() => {
    const timer = window.setTimeout(() => toast.close(id), durationOf({ text, action }))
    return () => window.clearTimeout(timer)
  }, [id, text, action])
  return null
}

function ToastCard(shown: Toast) {
  const { kind, text, isPersistent, action, id } = shown
  const t = useMessages(uiMessages)
  const [isHeld, setIsHeld] = useState(false)
  const place = useNoticeContainer() ? 'dialog' : 'page'
  const hold = { onMouseEnter: () => setIsHeld(true), onMouseLeave: () => setIsHeld(false) }
  return (
    <li
      className={cx(styles.toast, styles[kind])}
      {...hold}
      onFocus={hold.onMouseEnter}
      onBlur={hold.onMouseLeave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Stops Escape here: a dialog around the toast stays open.
        event.preventDefault()
        toast.close(id)
      }}
    >
      {/* A dialog that opens, such as the welcome after a login, moves the toast, which is shown as long again there. */}
      {!isPersistent && !isHeld && <Expiry key={place} {...{ id, text, action }} />}
      <ControlIcon name={icons[kind]} className={styles.icon} />
      <span className={styles.text}>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts={hasUndoKey(shown) ? 'Control+Z Meta+Z' : undefined}
          onClick={() => runAction(shown)}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('action.close')}
        title={t('action.close')}
        onClick={() => toast.close(id)}
      >
        <ControlIcon name="close" />
      </button>
    </li>
  )
}

/** Elements below this part of the window would be covered by a toast at the bottom. */
const footPart = 2 / 3

/** Whether the focused element is so low that a toast at the bottom would cover it, or the next element to press. */
function isPressedAtFoot(): boolean {
  const pressed = document.activeElement
  if (!pressed || pressed === document.body) return false
  const { bottom } = pressed.getBoundingClientRect()
  return bottom > window.innerHeight * footPart && bottom <= window.innerHeight
}

interface RegionProps {
  readonly shown: readonly Toast[]
  readonly isAtTop: boolean
}

/**
 * It sets no `aria-live`, which `role="status"` implies. Radix never hides an element with `aria-live`, nor its dialog
 * when another one opens above.
 */
function Region({ shown, isAtTop }: RegionProps) {
  const t = useMessages(uiMessages)
  return (
    <section
      className={cx(styles.region, isAtTop && styles.top)}
      role="status"
      aria-label={t('toast.region')}
      aria-atomic={false}
    >
      <ol className={styles.list}>
        {shown.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </ol>
    </section>
  )
}

/**
 * The place of toasts, once per page, away from the pressed element. A toast closes after a while, unless it is
 * persistent or held.
 */
export function Toaster() {
  const shown = useStore(toasts)
  const isEmpty = shown.length === 0
  // decided when the first toast appears, so that toasts do not move while they are read
  const isAtTop = useMemo(() => !isEmpty && isPressedAtFoot(), [isEmpty])
  useCloseWithViewer()
  useUndoKey(shown.findLast(hasUndoKey))
  return (
    <NoticeLayer>
      <Region shown={shown} isAtTop={isAtTop} />
    </NoticeLayer>
  )
}
