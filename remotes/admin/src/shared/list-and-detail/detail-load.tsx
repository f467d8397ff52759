import { PageTitle, Skeleton, useMessages, VisuallyHidden } from '@sanguine/ui'
import { adminMessages } from '../../i18n/messages'
import { LoadNotice } from '../records/load-notice'
import type { Loaded } from '../records/use-records'
import styles from './list-and-detail.module.css'

interface DetailLoadProps {
  readonly loaded: Loaded<unknown>
  /** rows of the placeholder */
  readonly rows: number
}

/** Above a detail: a placeholder until it is loaded, and after a failure a notice with Retry. */
export function DetailLoad({ loaded, rows }: DetailLoadProps) {
  const t = useMessages(adminMessages)
  const { data, error } = loaded
  const title = t('detail.notLoaded')
  return (
    <>
      {data === undefined && Boolean(error) && (
        <>
          <PageTitle>{title}</PageTitle>
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
        </>
      )}
      <LoadNotice loaded={loaded} className={styles.state} />
      {data === undefined && !error && <Skeleton count={rows} height={64} className={styles.state} />}
    </>
  )
}
