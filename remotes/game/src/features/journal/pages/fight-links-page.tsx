import { useQuery } from '@apollo/client/react'
import { ButtonLink, EmptyState, formatDate, Icon, Image, PageTitle, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useRef } from 'react'
import { Link } from 'react-router'
import { GameFightLinksDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { CopyableLink } from '../components/copyable-link'
import { RevokeLink } from '../components/fight-link'
import { fightPath } from '../fight-address'
import { fightMessages } from '../fight-messages'
import styles from './fight-links-page.module.css'

/** The fights that the player shares, with their links. */
export function FightLinksPage() {
  const t = useMessages(fightMessages)
  const game = useMessages(gameMessages)
  const explained = useRef<HTMLParagraphElement>(null)
  const { data, error, refetch, updateQuery } = useQuery(GameFightLinksDocument, { fetchPolicy: 'cache-and-network' })
  const links = data?.fightLinks
  const takeAway = (revokedId: string) =>
    updateQuery((_partial, { complete, previousData }) =>
      complete ? { fightLinks: previousData.fightLinks.filter(({ entryId }) => entryId !== revokedId) } : undefined,
    )
  return (
    <Section title={t('links.title')} level={1} aside={<Link to="/journal">{t('replay.back')}</Link>}>
      <PageTitle>{t('links.title')}</PageTitle>
      <p ref={explained} tabIndex={-1} className={styles.explain}>
        {t('links.explain')}
      </p>
      {!links && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={3} height={120} />}
      {links?.length === 0 && (
        <EmptyState icon={<Icon name="journal" />} title={t('links.empty.title')}>
          <p>{t('links.empty.text')}</p>
          <ButtonLink to="/journal" size="sm">
            {game('empty.toJournal')}
          </ButtonLink>
        </EmptyState>
      )}
      {links && links.length > 0 && (
        <ul>
          {links.map(({ token, entryId, sharedAt, enemy, result }) => {
            const title = game(`journal.${result === 'ONGOING' ? 'DRAW' : result}`, { enemy: enemy.name })
            const date = formatDate(sharedAt, t.language)
            return (
              <li key={token} className={styles.link}>
                <Image imageId={enemy.image?.id} variant="thumb" alt="" ratio={0.8} className={styles.plate} />
                <div className={styles.text}>
                  <Link to={fightPath(entryId)} className={styles.title}>
                    {title}
                  </Link>
                  <span className={styles.explain}>{t('links.since', { date })}</span>
                  <CopyableLink token={token} label={`${t('link.address')}: ${title}`} />
                  <div>
                    <RevokeLink
                      entryId={entryId}
                      onRevoked={() => takeAway(entryId)}
                      focusAfter={() => explained.current}
                    />
                  </div>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
