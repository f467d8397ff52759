import { Button, contentId, Loading, Notice, PageTitle, uiMessages, useMessages, VisuallyHidden } from '@sanguine/ui'
import { messages } from '../i18n/messages'
import styles from './load-failure.module.css'
import { loadDescriptions, useDescriptions } from './site-descriptions'

/** The page for a path that no known remote draws: while the list of remotes loads, or with Retry if it did not load. */
export function UnknownPage() {
  const t = useMessages(messages)
  const ui = useMessages(uiMessages)
  const { descriptions, error } = useDescriptions()
  const title = t('remote.missing')
  if (!error && Object.keys(descriptions).length === 0) return <Loading />
  return (
    <main id={contentId} tabIndex={-1} className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <Notice
        kind="error"
        title={title}
        actions={
          <Button size="sm" onClick={() => void loadDescriptions({ isFresh: true })}>
            {ui('action.retry')}
          </Button>
        }
      >
        <p>{t('remote.unknown')}</p>
      </Notice>
    </main>
  )
}
