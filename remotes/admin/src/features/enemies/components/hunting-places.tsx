import { Section, Skeleton, Text, useMessages } from '@sanguine/ui'
import {
  AdminHuntingGroundsDocument,
  type AdminHuntingGroundsQuery,
  AdminHuntingTablesDocument,
  type AdminHuntingTablesQuery,
  type AdminRaritiesQuery,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { LoadNotice } from '../../../shared/records/load-notice'
import type { RowOf } from '../../../shared/records/record-section'
import type { ItemChoices } from '../../../shared/records/use-item-choices'
import { useRecordLookup } from '../../../shared/records/use-record-lookup'
import { loadErrorOf, useRecordList } from '../../../shared/records/use-records'
import styles from './hunting-places.module.css'
import { type BarEnemy, HuntingTableBar } from './hunting-table-bar'

interface HuntingPlacesProps {
  readonly enemyId: string
  readonly rarities: readonly RowOf<AdminRaritiesQuery>[]
  readonly items: ItemChoices
}

type Table = RowOf<AdminHuntingTablesQuery>
type Ground = RowOf<AdminHuntingGroundsQuery>

/** The hunting grounds of an enemy in their order, each with its tables that have the enemy. */
function placesOf(
  tables: readonly Table[],
  grounds: readonly Ground[],
  enemyId: string,
): { ground: Ground; tables: Table[] }[] {
  const listed = tables.filter(({ enemies }) => enemies.some((slice) => slice.enemyId === enemyId))
  return [...grounds]
    .sort((a, b) => a.sequence - b.sequence)
    .map((ground) => ({
      ground,
      tables: listed
        .filter(({ huntingGroundId }) => huntingGroundId === ground.id)
        .sort((a, b) => a.sequence - b.sequence),
    }))
    .filter((place) => place.tables.length > 0)
}

/** Where the enemy is hunted and with which probability. Read only: the tables are edited with their ground. */
export function HuntingPlaces({ enemyId, rarities, items }: HuntingPlacesProps) {
  const t = useMessages(adminMessages)
  const findEnemy = useRecordLookup('enemy')
  const tables = useRecordList(AdminHuntingTablesDocument)
  const grounds = useRecordList(AdminHuntingGroundsDocument)
  const places = tables.data && grounds.data && placesOf(tables.data, grounds.data, enemyId)
  const loaded = { data: places, ...loadErrorOf([tables, grounds]) }
  if (!places && !loaded.error) return <Skeleton count={1} height={120} className={styles.place} />
  const rarityOf = new Map(rarities.map((rarity) => [rarity.id, rarity]))
  const ids = new Set(
    places?.flatMap((place) => place.tables.flatMap((table) => table.enemies)).map((slice) => slice.enemyId),
  )
  const known = new Map<string, BarEnemy>(
    [...ids].flatMap((id) => {
      const enemy = findEnemy(id)
      return enemy ? [[id, { name: enemy.name, rarity: rarityOf.get(enemy.rarityId ?? '') }] as const] : []
    }),
  )
  const nameOfBait = (id: string | undefined) => (id === undefined ? undefined : items.nameOf(id))
  const baitOf = (ground: Ground, sequence: number): string =>
    sequence === 0
      ? t('table.default')
      : (nameOfBait(ground.specialBaitItemIds[sequence - 1]) ?? t('table.sequence', { sequence }))
  return (
    <>
      <LoadNotice loaded={loaded} className={styles.place} />
      {places?.length === 0 && (
        <Section title={t('table.hunted')} plain className={styles.place}>
          <Text as="muted" size="sm" block className={styles.nowhere}>
            {t('table.nowhere')}
          </Text>
        </Section>
      )}
      {places?.map(({ ground, tables }) => (
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
      ))}
    </>
  )
}
