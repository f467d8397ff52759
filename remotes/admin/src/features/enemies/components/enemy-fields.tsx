import { RecordFields } from '../../../shared/record-fields/record-fields'
import type { FieldsProps } from '../../../shared/records/record-section'
import { useItemChoices } from '../../../shared/records/use-item-choices'
import { WhenLoaded } from '../../../shared/records/when-loaded'
import { EnemyPreview } from './enemy-preview'
import { EquipmentField } from './equipment-field'
import { HuntingPlaces } from './hunting-places'
import { LootField } from './loot-field'
import { RarityField } from './rarity-field'

/** The form of an enemy, with the hunting tables it is in. */
export function EnemyFields({ id }: FieldsProps) {
  const choices = useItemChoices()
  return (
    <WhenLoaded loaded={choices}>
      {(items) => (
        <RecordFields
          kind="enemy"
          id={id}
          parts={{
            rarityId: <RarityField />,
            loot: <LootField items={items} />,
            equipment: <EquipmentField items={items} />,
          }}
          middle={id !== undefined && <HuntingPlaces enemyId={id} items={items} />}
        >
          <EnemyPreview />
        </RecordFields>
      )}
    </WhenLoaded>
  )
}
