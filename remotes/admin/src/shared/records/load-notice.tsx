import { ErrorNotice, hasErrorCode, useMessages } from '@sanguine/ui'
import { statusOf } from '@sanguine/ui/platform'
import { adminMessages } from '../../i18n/messages'
import type { Loaded } from './use-records'

/** Whether the server does not show this to the viewer's role, so that another attempt would be refused again. */
const isForbidden = (error: unknown): boolean => statusOf(error) === 403 || hasErrorCode(error, 'FORBIDDEN')

/**
 * A failure to load with Retry: of a first load as it is, of a reload with the hint that older data is shown. Nothing is
 * to be retried where the viewer's role may not see the data.
 */
export function LoadNotice({
  loaded,
  className,
}: {
  readonly loaded: Loaded<unknown>
  readonly className?: string | undefined
}) {
  const t = useMessages(adminMessages)
  if (!loaded.error) return null
  const title = loaded.data === undefined ? undefined : t('reload.failed')
  return (
    <ErrorNotice
      error={loaded.error}
      title={title}
      onRetry={isForbidden(loaded.error) ? undefined : loaded.retry}
      className={className}
    />
  )
}
