import { type Toast, toast, toastDuration, toasts, uiMessages, useMessages, useStore } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import { cx } from '../../cx'
import { ControlIcon } from '../icon/control-icon'
import styles from './toaster.module.css'

const icons = { success: 'check', error: 'warning', info: 'info' } as const

function ToastCard({ kind, text, isPersistent, id }: Toast) {
  const t = useMessages(uiMessages)
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isPersistent || isHeld) return
    const timer = window.setTimeout(() => toast.close(id), toastDuration)
    return () => window.clearTimeout(timer)
  }, [id, isPersistent, isHeld])
  const hold = { onMouseEnter: () => setIsHeld(true), onMouseLeave: () => setIsHeld(false) }
  return (
    <li
      className={cx(styles.toast, styles[kind])}
      {...hold}
      onFocus={hold.onMouseEnter}
      onBlur={hold.onMouseLeave}
      onKeyDown={(event) => event.key === 'Escape' && toast.close(id)}
    >
      <ControlIcon name={icons[kind]} className={styles.icon} />
      <span className={styles.text}>{text}</span>
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

/** Where notices appear, once per page. They leave after two seconds unless they are set to stay, or held. */
export function Toaster() {
  const t = useMessages(uiMessages)
  const shown = useStore(toasts)
  return (
    <section
      className={styles.region}
      role="status"
      aria-label={t('toast.region')}
      aria-live="polite"
      aria-relevant="additions"
    >
      <ol className={styles.list}>
        {shown.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </ol>
    </section>
  )
}
