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

/** The heading of the page, where the title of an empty state is a paragraph. */
const DetailHeading = ({ children }: { readonly children: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a paragraph may hold no h1
  <span role="heading" aria-level={1}>
    {children}
  </span>
)

/** In place of a detail that does not exist, with the way to the list. */
export function MissingDetail({ icon, title, listHref }: MissingDetailProps) {
  const t = useMessages(adminMessages)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState icon={icon} title={<DetailHeading>{title}</DetailHeading>} className={styles.state}>
        <ButtonLink to={listHref} size="sm">
          {t('record.toList')}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
