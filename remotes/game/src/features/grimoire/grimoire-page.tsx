import { useQuery } from '@apollo/client/react'
import { EmptyState, ErrorNotice, Icon, PageTitle, Section, Skeleton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useSearchParams } from 'react-router'
import { GameGrimoireDocument, GameGroundsDocument } from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import type { Player } from '../../player/use-player'
import { CreatureCard } from './creature-card'
import styles from './grimoire-page.module.css'
import { GroundPicker } from './ground-picker'
import { findGround, placesOf } from './places'

/** Who lives on a hunting ground. The ground is in the address; without one it is where the player stands. */
export function GrimoirePage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const world = useQuery(GameGroundsDocument)
  const places = placesOf(world.data?.regions ?? [], player)
  const asked = search.get('ground')
  const ground = findGround(places, asked, player)
  const isKnown = asked === null || world.data !== undefined
  const { data, error, refetch } = useQuery(GameGrimoireDocument, {
    variables: { huntingGroundId: ground.id },
    fetchPolicy: 'cache-and-network',
    skip: !isKnown,
  })
  const failure = error ?? world.error
  const entries = data?.grimoire
  const met = entries?.filter(({ playerTimesHunted }) => playerTimesHunted > 0).length ?? 0
  const reload = () => void Promise.all([world.refetch(), refetch()]).catch(() => undefined)
  return (
    <Section title={t('grimoire.title')} level={1} aside={entries && t('grimoire.met', { met, all: entries.length })}>
      <PageTitle>{t('grimoire.title')}</PageTitle>
      <GroundPicker
        places={places}
        ground={ground}
        hereId={player.currentHuntingGround.id}
        onPick={(id) => setSearch({ ground: id }, { replace: true })}
      />
      {!entries &&
        (failure ? (
          <ErrorNotice error={failure} onRetry={reload} />
        ) : (
          <Skeleton count={6} height={180} columnWidth={340} />
        ))}
      {entries?.length === 0 && (
        <EmptyState icon={<Icon name="book" />} title={t('grimoire.empty.title')}>
          <p>{t('grimoire.empty.text')}</p>
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
