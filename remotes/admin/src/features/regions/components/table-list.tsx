import { ButtonLink, ControlIcon, EmptyState, Section, useMessages } from '@sanguine/ui'
import { useParams } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { HuntingTableBar } from '../../../shared/hunting-tables/hunting-table-bar'
import { tableUrls } from '../../../shared/hunting-tables/place-urls'
import { useTableEnemies } from '../../../shared/hunting-tables/use-table-enemies'
import { allLoaded, WhenLoaded } from '../../../shared/records/when-loaded'
import { useGroundTables } from '../use-places'
import styles from './place-fields.module.css'

/** The hunting tables of a ground, each as a bar with a link to its editor. */
export function TableList({ groundId }: { readonly groundId: string }) {
  const t = useMessages(adminMessages)
  const { regionId = '' } = useParams()
  const loaded = allLoaded({ ground: useGroundTables(groundId), enemies: useTableEnemies() })
  const urls = tableUrls(regionId, groundId)
  return (
    <Section
      title={t('title.tables')}
      plain
      className={styles.nested}
      aside={
        <ButtonLink to={urls.create} size="sm" icon={<ControlIcon name="plus" />}>
          {t('regions.newTable')}
        </ButtonLink>
      }
    >
      <WhenLoaded loaded={loaded}>
        {({ ground: { huntingGround, huntingTables }, enemies }) => {
          const baitOf = (sequence: number): string =>
            sequence === 0
              ? t('table.default')
              : (huntingGround?.specialBaitItems[sequence - 1]?.name ?? t('table.sequence', { sequence }))
          return huntingTables.nodes.length === 0 ? (
            <EmptyState isLine icon={<ControlIcon name="plus" />} title={t('list.empty')}>
              <p>{t('list.emptyField', { action: t('regions.newTable') })}</p>
            </EmptyState>
          ) : (
            huntingTables.nodes.map(({ id, name, sequence, enemies: slices }) => (
              <HuntingTableBar
                key={id}
                name={name}
                href={urls.record(id)}
                note={baitOf(sequence)}
                slices={slices}
                enemies={enemies}
              />
            ))
          )
        }}
      </WhenLoaded>
    </Section>
  )
}
