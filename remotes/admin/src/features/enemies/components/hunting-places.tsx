import { useApolloClient } from '@apollo/client/react'
import { apiKindOf } from '@sanguine/content'
import { Section, Skeleton, Text, useMessages } from '@sanguine/ui'
import {
  AdminHuntingGroundsDocument,
  type AdminHuntingGroundsQuery,
  AdminHuntingTablesDocument,
  type AdminHuntingTablesQuery,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { HuntingTableBar } from '../../../shared/hunting-tables/hunting-table-bar'
import { tableUrls } from '../../../shared/hunting-tables/place-urls'
import type { TableEnemies } from '../../../shared/hunting-tables/slice-bar'
import { useTableEnemies } from '../../../shared/hunting-tables/use-table-enemies'
import { LoadNotice } from '../../../shared/records/load-notice'
import type { RowOf } from '../../../shared/records/record-section'
import type { ItemChoices } from '../../../shared/records/use-item-choices'
import { useKindChanges } from '../../../shared/records/use-kind-changes'
import { useNameText } from '../../../shared/records/use-name-text'
import { adminCacheId, loadErrorOf, useRecordList } from '../../../shared/records/use-records'
import styles from './hunting-places.module.css'

const noEnemies: TableEnemies = new Map()

interface HuntingPlacesProps {
  readonly enemyId: string
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

const placeKinds = ['huntingTable', 'huntingGround'] as const

/** Reads the cached lists of hunting tables and grounds again when colleagues change one of them. */
function usePlaceChanges(): void {
  const client = useApolloClient()
  useKindChanges(placeKinds, () =>
    client.refetchQueries({
      updateCache: (cache) => {
        for (const kind of placeKinds) cache.evict({ id: adminCacheId, fieldName: apiKindOf(kind).plural })
      },
    }),
  )
}

/** The hunting tables with the enemy and its probability in each. Each links to its editor. */
export function HuntingPlaces({ enemyId, items }: HuntingPlacesProps) {
  const t = useMessages(adminMessages)
  const nameText = useNameText()
  usePlaceChanges()
  const tables = useRecordList(AdminHuntingTablesDocument)
  const grounds = useRecordList(AdminHuntingGroundsDocument)
  const enemies = useTableEnemies()
  const places = tables.data && grounds.data && placesOf(tables.data, grounds.data, enemyId)
  const loaded = { data: places, ...loadErrorOf([tables, grounds, enemies]) }
  if (!places && !loaded.error) return <Skeleton count={1} height={120} className={styles.place} />
  function baitOf(ground: Ground, sequence: number): string {
    if (sequence === 0) return t('table.default')
    const id = ground.specialBaitItemIds[sequence - 1]
    const bait = id === undefined ? null : items.find(id)
    return nameText(bait === null ? { name: t('table.sequence', { sequence }) } : bait)
  }
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
              href={tableUrls(ground.regionId, ground.id).record(table.id)}
              note={baitOf(ground, table.sequence)}
              slices={table.enemies}
              enemies={enemies.data ?? noEnemies}
              currentId={enemyId}
            />
          ))}
        </Section>
      ))}
    </>
  )
}
