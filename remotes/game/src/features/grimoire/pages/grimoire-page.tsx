import { useQuery } from '@apollo/client/react'
import { ButtonLink, EmptyState, Icon, PageTitle, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useSearchParams } from 'react-router'
import { GameGrimoireDocument, GameGroundsDocument } from '../../../generated/documents'
import { PartFailure } from '../../../shared/components/part-failure'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { GroundOdds } from '../../../shared/odds/ground-odds'
import type { Player } from '../../../shared/player/use-player'
import { CreatureCard } from '../components/creature-card'
import { GroundPicker } from '../components/ground-picker'
import styles from '../grimoire.module.css'
import { findGround, regionsWithCurrentGround } from '../picker-regions'

/** The creatures of a hunting ground. The ground is in the query string; without one it is the current one. */
export function GrimoirePage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const world = useQuery(GameGroundsDocument)
  const pickerRegions = regionsWithCurrentGround(world.data?.regions ?? [], player)
  const requestedId = search.get('ground')
  const ground = findGround(pickerRegions, requestedId, player)
  const isKnown = requestedId === null || world.data !== undefined
  const { data, error, refetch } = useQuery(GameGrimoireDocument, {
    variables: { huntingGroundId: ground.id },
    fetchPolicy: 'cache-and-network',
    skip: !isKnown,
  })
  const entries = data?.grimoire
  const met = entries?.filter(({ playerTimesHunted }) => playerTimesHunted > 0).length ?? 0
  return (
    <Section title={t('grimoire.title')} level={1} aside={entries && t('grimoire.met', { met, all: entries.length })}>
      <PageTitle>{t('grimoire.title')}</PageTitle>
      <GroundPicker
        pickerRegions={pickerRegions}
        ground={ground}
        hereId={player.huntingGround.id}
        onPick={(id) => setSearch({ ground: id }, { replace: true })}
      />
      <PartFailure query={world} title={t('grimoire.groundsNotLoaded')} className={styles.notice} />
      {isKnown && (
        <Section title={t('odds.titleOf', { ground: ground.name })} plain className={styles.odds}>
          <GroundOdds key={ground.id} ground={ground} player={player} />
        </Section>
      )}
      {!entries && (isKnown || !world.error) && (
        <QueryPlaceholder
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
          count={6}
          height={180}
          columnWidth={340}
        />
      )}
      {entries?.length === 0 && (
        <EmptyState icon={<Icon name="book" />} title={t('grimoire.empty.title')}>
          <p>{t('grimoire.empty.text')}</p>
          <ButtonLink to="/travel" size="sm">
            {t('empty.toTravel')}
          </ButtonLink>
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <section className={styles.creatures} aria-label={t('grimoire.creatures', { ground: ground.name })}>
          {entries.map((entry) => (
            <CreatureCard key={entry.enemy.id} entry={entry} bait={player.bait?.item.name} />
          ))}
        </section>
      )}
    </Section>
  )
}
