import { contentId, Notice, PageTitle, useMessages, VisuallyHidden } from '@sanguine/ui'
import type { ReactNode, Ref } from 'react'
import { messages } from '../i18n/messages'
import styles from './load-failure.module.css'

export interface MissingRemotePageProps {
  readonly actions: ReactNode
  readonly children: ReactNode
  /** the content, for the focus */
  readonly contentRef?: Ref<HTMLElement>
}

/** The page in the place of a remote that is not there: a notice with what can be done. */
export function MissingRemotePage({ actions, children, contentRef }: MissingRemotePageProps) {
  const title = useMessages(messages)('remote.missing')
  return (
    <main id={contentId} tabIndex={-1} ref={contentRef} className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <Notice kind="error" title={title} actions={actions}>
        {children}
      </Notice>
    </main>
  )
}
