import { ErrorNotice, formatDateTime, formatList, useLanguage, useMessages } from '@sanguine/ui'
import styles from '../status.module.css'
import { statusMessages } from '../status-messages'
import type { SiteStatus } from '../use-site-status'

/** In one sentence whether the site works now, and which components do not. */
export function Verdict({ status }: { readonly status: SiteStatus }) {
  const t = useMessages(statusMessages)
  const language = useLanguage()
  const { state, measuredAt } = status
  const names = status.components.flatMap(({ component, state: own }) => (own === state ? [t(component)] : []))
  return (
    <div className={styles.verdict} data-state={state}>
      <h2>{t(`now.${state}`, { names: formatList(names, language) })}</h2>
      <p>
        {measuredAt === null ? t('now.unknown') : t('now.measured', { time: formatDateTime(measuredAt, language) })}
      </p>
    </div>
  )
}

/** The sentence if the status cannot be read, which never looks as if the site worked. */
export function FailedVerdict({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useMessages(statusMessages)
  return (
    <div className={styles.verdict} data-state="DOWN">
      <h2>{t('now.failed')}</h2>
      <p>{t('now.failedText')}</p>
      <ErrorNotice error={error} onRetry={onRetry} />
    </div>
  )
}
