import { ButtonLink, EmptyState, PageTitle, useMessages } from '@sanguine/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { adminMessages } from '../../i18n/messages'
import styles from './list-and-detail.module.css'

interface MissingDetailProps {
  readonly icon: ReactNode
  /** a sentence that says what is not there */
  readonly title: string
  readonly listHref: string
  /** whether it replaces a detail that was open; it then takes the focus that went with the detail */
  readonly wasOpen?: boolean
}

/** In place of a detail that does not exist, with the way to the list. */
export function MissingDetail({ icon, title, listHref, wasOpen = false }: MissingDetailProps) {
  const t = useMessages(adminMessages)
  const toList = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (wasOpen && document.activeElement === document.body) toList.current?.focus()
  }, [wasOpen])
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState icon={icon} title={title} level={1} className={styles.state}>
        <ButtonLink ref={toList} to={listHref} size="sm">
          {t('record.toList')}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
