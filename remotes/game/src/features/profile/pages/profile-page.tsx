import { useQuery } from '@apollo/client/react'
import { PageTitle, useAnchor } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { GameProfileDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { EmailForm, PasswordForm } from '../components/account-forms'
import { FairnessPanel } from '../components/fairness-panel'
import styles from '../profile.module.css'

interface ProfilePageProps {
  readonly name: string
  /** the section with what this browser does */
  readonly device: ReactNode
  /** the section with the player's payments */
  readonly payments: ReactNode
}

/** E-mail, password, the seeds of the fights, and the payments: these last, since they may be many and load later. */
export function ProfilePage({ name, device, payments }: ProfilePageProps) {
  const t = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GameProfileDocument, { fetchPolicy: 'cache-and-network' })
  useAnchor(data !== undefined)
  return (
    <>
      <PageTitle>{t('profile.title')}</PageTitle>
      <h1 className={styles.name}>{name}</h1>
      {!data && (
        <QueryPlaceholder error={error} onRetry={() => void refetch()} count={3} height={240} columnWidth={340} />
      )}
      {data && (
        <>
          <div className={styles.columns}>
            <EmailForm email={data.viewer?.email ?? ''} />
            <PasswordForm expiresAt={data.viewer?.passwordExpiresAt ?? null} />
          </div>
          <div className={styles.links}>
            <p>
              <Link to="/account/security">{t('profile.security')}</Link>
            </p>
            <p>
              <Link to="/account/privacy">{t('profile.ownData')}</Link>
            </p>
          </div>
          <div className={styles.parts}>
            {device}
            <FairnessPanel fairness={data.me?.fairness ?? null} />
          </div>
          {payments}
        </>
      )}
    </>
  )
}
