import { RarityIcon, useMessages } from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import { adminMessages } from '../../../i18n/messages'
import { SelectField } from '../../../shared/form/form-fields'
import { selectOptions } from '../../../shared/form/select-options'
import { useChoiceLists } from '../../../shared/record-fields/record-lists'
import styles from './rarity-field.module.css'

/** The rarity of the enemy, with the icon that players see. */
export function RarityField() {
  const t = useMessages(adminMessages)
  const rarities = useChoiceLists()('rarity')
  const id = useWatch({ name: 'rarityId' })
  const rarity = rarities.find((choice) => choice.id === id)
  const label = (
    <span className={styles.rarity}>
      {t('field.rarityId')}
      {rarity && <RarityIcon rarity={rarity} />}
    </span>
  )
  return <SelectField name="rarityId" label={label} options={selectOptions(rarities, t('choice.none'))} />
}
