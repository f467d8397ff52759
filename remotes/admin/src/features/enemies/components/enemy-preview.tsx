import { EnemyCard, Section, useMessages } from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import type { CreateEnemyInput } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { type StatEntry, statLinesOf } from '../../../shared/form/stat-lines'
import { useChoiceLists } from '../../../shared/record-fields/record-lists'
import styles from './enemy-preview.module.css'

/** The enemy in the form on the card of the grimoire, with what it fights with. */
export function EnemyPreview() {
  const t = useMessages(adminMessages)
  const rowsOf = useChoiceLists()
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
            rarity: rowsOf('rarity').find(({ id }) => id === enemy.rarityId) ?? none,
            type: rowsOf('enemyType').find(({ id }) => id === enemy.enemyTypeId) ?? none,
          }}
          text={enemy.flavorText ?? ''}
          stats={statLinesOf((enemy.stats ?? []) as readonly StatEntry[], rowsOf('stat'), t, { isSigned: false })}
        />
      </div>
    </Section>
  )
}
