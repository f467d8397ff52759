import { Button, Loading, uiMessages, useMessages } from '@sanguine/ui'
import { messages } from '../i18n/messages'
import { MissingRemotePage } from './missing-remote-page'
import { loadDescriptions, useDescriptions } from './site-descriptions'

/** The page for a path that no known remote draws: while the list of remotes loads, or with Retry if it did not load. */
export function UnknownPage() {
  const t = useMessages(messages)
  const ui = useMessages(uiMessages)
  const { descriptions, error } = useDescriptions()
  if (!error && Object.keys(descriptions).length === 0) return <Loading />
  const retry = (
    <Button size="sm" onClick={() => void loadDescriptions({ isFresh: true })}>
      {ui('action.retry')}
    </Button>
  )
  return (
    <MissingRemotePage actions={retry}>
      <p>{t('remote.unknown')}</p>
    </MissingRemotePage>
  )
}
