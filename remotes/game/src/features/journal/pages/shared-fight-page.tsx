import { useQuery } from '@apollo/client/react'
import { ButtonLink, EmptyState, Icon, PageTitle, SectionHead, VisuallyHidden } from '@sanguine/ui'
import { useMessages, useViewer } from '@sanguine/ui/platform'
import { useId } from 'react'
import { Link, useParams } from 'react-router'
import { GameSharedFightDocument } from '../../../generated/documents'
import { PublicPage } from '../../../shared/components/public-page'
import styles from '../components/fight-link.module.css'
import { FightReplay, FightReplayPlaceholder } from '../components/fight-replay'
import { fairPath } from '../fight-address'
import { fightMessages } from '../fight-messages'

/** For visitors: what this is, and the way to it. */
function Invitation() {
  const t = useMessages(fightMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <SectionHead id={id} title={t('shared.invite.title')} />
      <p className={styles.explain}>{t('shared.invite.text')}</p>
      <div>
        <ButtonLink to="/register">{t('shared.invite.link')}</ButtonLink>
      </div>
    </section>
  )
}

/** A fight that somebody shares by a link; needs no account. */
export function SharedFightPage() {
  const t = useMessages(fightMessages)
  const viewer = useViewer()
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(GameSharedFightDocument, { variables: { token } })
  if (data?.sharedFight)
    return (
      <PublicPage>
        <FightReplay replay={data.sharedFight}>
          <p className={styles.part}>
            <Link to={fairPath(token)}>{t('link.check')}</Link>
          </p>
          {viewer ? null : <Invitation />}
        </FightReplay>
      </PublicPage>
    )
  if (!data)
    return (
      <PublicPage>
        <FightReplayPlaceholder error={error} onRetry={() => void refetch()} />
      </PublicPage>
    )
  return (
    <PublicPage>
      <PageTitle>{t('shared.gone.title')}</PageTitle>
      <VisuallyHidden>
        <h1>{t('shared.title')}</h1>
      </VisuallyHidden>
      <EmptyState icon={<Icon name="moon" />} title={t('shared.gone.title')}>
        <p>{t('shared.gone.text')}</p>
        <p>
          <Link to="/">{t('shared.home')}</Link>
        </p>
      </EmptyState>
    </PublicPage>
  )
}
