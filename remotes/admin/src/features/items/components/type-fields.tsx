import { SectionHead, useMessages } from '@sanguine/ui'
import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { AdminEnemyTypesQuery, AdminItemTypesQuery } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { ConditionalFields } from '../../../shared/form/conditional-fields'
import { SelectField } from '../../../shared/form/form-fields'
import { OrderedReferencesField } from '../../../shared/form/ordered-references-field'
import { allEnemies } from '../../../shared/form/picker-source'
import { ReferenceField } from '../../../shared/form/reference-field'
import { selectOptions } from '../../../shared/form/select-options'
import type { RowOf } from '../../../shared/records/record-section'
import type { ItemChoices } from '../../../shared/records/use-item-choices'
import styles from './item-fields.module.css'

interface TypeFieldsProps {
  readonly types: readonly RowOf<AdminItemTypesQuery>[]
  readonly enemyTypes: readonly RowOf<AdminEnemyTypesQuery>[]
  readonly items: ItemChoices
}

const noRetainer = { creatureTypeId: null }
const noCollection = { trophyItemIds: [] }
const noHex = { canAttractEnemyTypeId: null, canAttractEnemyId: null }

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <SectionHead id={id} title={title} plain />
      {children}
    </section>
  )
}

/** The fields of only some item types. The form recognises types by their short names. */
export function TypeFields({ types, enemyTypes, items }: TypeFieldsProps) {
  const t = useMessages(adminMessages)
  const typeId = useWatch({ name: 'itemTypeId' })
  const shortName = types.find(({ id }) => id === typeId)?.shortName
  const creatures = selectOptions(enemyTypes, t('choice.none'))
  return (
    <>
      <ConditionalFields isShown={shortName === 'retainer'} empty={noRetainer}>
        <Part title={t('items.retainer')}>
          <SelectField name="creatureTypeId" label={t('field.creatureTypeId')} options={creatures} />
        </Part>
      </ConditionalFields>
      <ConditionalFields isShown={shortName === 'collection'} empty={noCollection}>
        <OrderedReferencesField
          name="trophyItemIds"
          label={t('field.trophyItemIds')}
          hint={t('hint.trophyItemIds')}
          entries={items.entries}
          pickerTitle={t('items.chooseTrophy')}
        />
      </ConditionalFields>
      <ConditionalFields isShown={shortName === 'hex'} empty={noHex}>
        <Part title={t('items.hex')}>
          <SelectField name="canAttractEnemyTypeId" label={t('field.canAttractEnemyTypeId')} options={creatures} />
          <ReferenceField
            name="canAttractEnemyId"
            label={t('field.canAttractEnemyId')}
            entries={allEnemies}
            pickerTitle={t('items.chooseEnemy')}
          />
        </Part>
      </ConditionalFields>
    </>
  )
}
