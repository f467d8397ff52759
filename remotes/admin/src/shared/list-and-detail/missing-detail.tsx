import { ButtonLink, EmptyState, PageTitle, useMessages } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { adminMessages } from '../../i18n/messages'
import styles from './list-and-detail.module.css'

interface MissingDetailProps {
  readonly icon: ReactNode
  /** a sentence that says what is not there */
  readonly title: string
  readonly listHref: string
}

/** In place of a detail that does not exist, with the way to the list. */
export function MissingDetail({ icon, title, listHref }: MissingDetailProps) {
  const t = useMessages(adminMessages)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState icon={icon} title={title} level={1} className={styles.state}>
        <ButtonLink to={listHref} size="sm">
          {t('record.toList')}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
