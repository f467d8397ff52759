import { EnemyCard, Section, useMessages } from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import type {
  AdminEnemyTypesQuery,
  AdminRaritiesQuery,
  AdminStatsQuery,
  CreateEnemyInput,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { type StatEntry, statLinesOf } from '../../../shared/form/stat-lines'
import type { RowOf } from '../../../shared/records/record-section'
import styles from './enemy-preview.module.css'

interface EnemyPreviewProps {
  readonly rarities: readonly RowOf<AdminRaritiesQuery>[]
  readonly enemyTypes: readonly RowOf<AdminEnemyTypesQuery>[]
  readonly stats: readonly RowOf<AdminStatsQuery>[]
}

/** The enemy in the form on the card of the grimoire, with what it fights with. */
export function EnemyPreview({ rarities, enemyTypes, stats }: EnemyPreviewProps) {
  const t = useMessages(adminMessages)
  const enemy = useWatch<CreateEnemyInput>()
  const none = { name: t('choice.none'), shortName: '', colorHex: '' }
  return (
    <Section title={t('enemies.preview')} plain className={styles.preview}>
      <div className={styles.card}>
        <EnemyCard
          headingLevel={3}
          enemy={{
            name: enemy.name || t('enemies.unnamed'),
            image: enemy.imageId ? { id: enemy.imageId } : null,
            rarity: rarities.find(({ id }) => id === enemy.rarityId) ?? none,
            type: enemyTypes.find(({ id }) => id === enemy.enemyTypeId) ?? none,
          }}
          text={enemy.flavorText ?? ''}
          stats={statLinesOf((enemy.stats ?? []) as readonly StatEntry[], stats, t, { isSigned: false })}
        />
      </div>
    </Section>
  )
}
