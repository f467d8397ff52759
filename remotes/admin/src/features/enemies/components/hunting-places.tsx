import { useQuery } from '@apollo/client/react'
import { ErrorNotice, Section, Skeleton, Text, useMessages } from '@sanguine/ui'
import type { ItemChoices } from '../../../choices/use-choices'
import {
  type AdminEnemiesQuery,
  AdminHuntingTablesDocument,
  type AdminHuntingTablesQuery,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import styles from './hunting-places.module.css'
import { type BarEnemy, HuntingTableBar } from './hunting-table-bar'

interface HuntingPlacesProps {
  readonly enemyId: string
  readonly enemies: AdminEnemiesQuery['records']
  readonly rarities: AdminEnemiesQuery['rarities']
  readonly items: ItemChoices
}

type Table = AdminHuntingTablesQuery['tables'][number]
type Ground = AdminHuntingTablesQuery['grounds'][number]

/** The grounds on which an enemy is met, in their order, each with the tables that name it. */
function placesOf(
  { tables, grounds }: AdminHuntingTablesQuery,
  enemyId: string,
): { ground: Ground; tables: Table[] }[] {
  const naming = tables.filter(({ enemies }) => enemies.some((slice) => slice.enemyId === enemyId))
  return [...grounds]
    .sort((one, other) => one.sequence - other.sequence)
    .map((ground) => ({
      ground,
      tables: naming
        .filter(({ huntingGroundId }) => huntingGroundId === ground.id)
        .sort((one, other) => one.sequence - other.sequence),
    }))
    .filter((place) => place.tables.length > 0)
}

/** Where the enemy is hunted and how often it is met there. Read only: the tables are edited with their ground. */
export function HuntingPlaces({ enemyId, enemies, rarities, items }: HuntingPlacesProps) {
  const t = useMessages(adminMessages)
  const { data, error, refetch } = useQuery(AdminHuntingTablesDocument, { fetchPolicy: 'cache-and-network' })
  if (!data)
    return error ? (
      <ErrorNotice error={error} onRetry={() => void refetch()} className={styles.place} />
    ) : (
      <Skeleton count={1} height={120} className={styles.place} />
    )
  const rarityOf = new Map(rarities.map((rarity) => [rarity.id, rarity]))
  const known = new Map<string, BarEnemy>(
    enemies.map(({ id, name, enemyRarity }) => [id, { name, rarity: rarityOf.get(enemyRarity) }]),
  )
  const baitOf = (ground: Ground, sequence: number): string =>
    sequence === 0
      ? t('table.default')
      : (items.entries.find(({ id }) => id === ground.specialBaitItemId[sequence - 1])?.name ??
        t('table.sequence', { sequence }))
  const places = placesOf(data, enemyId)
  if (places.length === 0)
    return (
      <Section title={t('table.hunted')} plain className={styles.place}>
        <Text as="muted" size="sm" block className={styles.nowhere}>
          {t('table.nowhere')}
        </Text>
      </Section>
    )
  return places.map(({ ground, tables }) => (
    <Section key={ground.id} title={t('table.huntedIn', { ground: ground.name })} plain className={styles.place}>
      {tables.map((table) => (
        <HuntingTableBar
          key={table.id}
          name={table.name}
          note={baitOf(ground, table.sequence)}
          slices={table.enemies}
          enemies={known}
          currentId={enemyId}
        />
      ))}
    </Section>
  ))
}
