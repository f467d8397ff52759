import { ErrorNotice, useMessages } from '@sanguine/ui'
import { adminMessages } from '../../i18n/messages'
import type { Loaded } from './use-records'

/** A failure to load with Retry: of a first load as it is, of a reload with the hint that older data is shown. */
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
  return <ErrorNotice error={loaded.error} title={title} onRetry={loaded.retry} className={className} />
}
