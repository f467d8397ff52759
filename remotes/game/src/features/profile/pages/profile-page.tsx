import { useQuery } from '@apollo/client/react'
import { LinkTabs, PageTitle, useAnchor } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { GameProfileDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { EmailForm, PasswordForm } from '../components/account-forms'
import { FairnessPanel } from '../components/fairness-panel'
import { ProfileHeader } from '../components/profile-header'
import styles from '../profile.module.css'

interface ProfilePageProps {
  readonly player: Player
  /** the section with what this browser does */
  readonly device: ReactNode
  /** the section with the player's payments */
  readonly payments: ReactNode
}

/** The hunter, e-mail, password, the seeds of the fights, and the payments: these last, since they may be many and load later. */
export function ProfilePage({ player, device, payments }: ProfilePageProps) {
  const t = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GameProfileDocument, { fetchPolicy: 'cache-and-network' })
  useAnchor(data !== undefined)
  return (
    <>
      <PageTitle>{t('profile.title')}</PageTitle>
      <ProfileHeader player={player} />
      <LinkTabs
        label={t('profile.pages')}
        links={[
          { to: '/profile', title: t('profile.title') },
          { to: '/account/security', title: t('profile.security') },
          { to: '/account/privacy', title: t('profile.ownData') },
        ]}
      />
      {!data && (
        <QueryPlaceholder error={error} onRetry={() => void refetch()} count={3} height={240} columnWidth={340} />
      )}
      {data && (
        <>
          <div className={styles.columns}>
            <EmailForm email={data.viewer?.email ?? ''} />
            <PasswordForm expiresAt={data.viewer?.passwordExpiresAt ?? null} />
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
