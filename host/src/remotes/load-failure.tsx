import type { RemoteName } from '@sanguine/federation'
import { Button, ButtonLink, page, uiMessages, useFocusWhen, useMessages } from '@sanguine/ui'
import { messages } from '../i18n/messages'
import styles from './load-failure.module.css'
import { loadPrevious, previousBuild, type RemoteLoad, retryRemote } from './load-remote'
import { MissingRemotePage } from './missing-remote-page'
import type { RemoteError } from './remote-error'
import { useDescription } from './site-descriptions'

export interface LoadFailureProps {
  readonly name: RemoteName
  readonly load: RemoteLoad
  readonly error: RemoteError
  /** whether the page behind `/` is drawn by another remote, so that there is somewhere to go */
  readonly hasHome: boolean
}

/**
 * The page in the place of a remote that cannot be used: why, and what can be done. It stays while another attempt runs, so
 * that its buttons keep the focus; its text is read out whenever it changes.
 */
export function LoadFailure({ name, load, error, hasHome }: LoadFailureProps) {
  const t = useMessages(messages)
  const ui = useMessages(uiMessages)
  const { isLoading, failures } = load
  const isWaiting = error.reason === 'timeout' && isLoading
  const previous = previousBuild(name, load)
  // The focused element disappeared with the broken remote.
  const content = useFocusWhen<HTMLElement>(error.reason === 'render')
  const lost = useDescription(name)?.lost[t.language]
  return (
    <MissingRemotePage
      contentRef={content}
      actions={
        <>
          <Button size="sm" busy={isLoading && !isWaiting} onClick={() => retryRemote(name)}>
            {ui('action.retry')}
          </Button>
          {previous && (
            <Button size="sm" busy={isLoading && !isWaiting} onClick={() => loadPrevious(name, previous)}>
              {t('remote.previous')}
            </Button>
          )}
          {failures > 1 && (
            <Button size="sm" onClick={() => page.reload()}>
              {ui('action.reload')}
            </Button>
          )}
          {hasHome && (
            <ButtonLink size="sm" to="/">
              {t('remote.home')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{lost}</p>
      <p>{t(isWaiting ? 'remote.reason.waiting' : `remote.reason.${error.reason}`)}</p>
      {failures > 1 && <p>{t('remote.tries', { count: failures })}</p>}
      <p className={styles.reference}>
        {t('remote.reference', { remote: name, version: error.build?.version ?? '?', reason: error.reason })}
      </p>
    </MissingRemotePage>
  )
}
