import { useMessages } from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import {
  AdminDamageTypesDocument,
  AdminEnemyTypesDocument,
  AdminProcEventTypesDocument,
  AdminProcTypesDocument,
  AdminRaritiesDocument,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { ConditionalFields } from '../../../shared/form/conditional-fields'
import {
  CheckboxField,
  ChoiceField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from '../../../shared/form/form-fields'
import { choiceOptions, selectOptions } from '../../../shared/form/select-options'
import { NamedFields } from '../../../shared/records/named-fields'
import type { FieldsProps } from '../../../shared/records/record-section'
import { useRecordList } from '../../../shared/records/use-records'
import { allLoaded, WhenLoaded } from '../../../shared/records/when-loaded'

const withoutProc = { procTypeId: null, procEventTypeId: null, affectedCreatureTypeId: null }

/** The form of a stat; what only a proc has appears for the type Proc. */
export function StatFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  const isProc = useWatch({ name: 'statType' }) === 'PROC'
  const choices = allLoaded({
    damageTypes: useRecordList(AdminDamageTypesDocument),
    rarities: useRecordList(AdminRaritiesDocument),
    procTypes: useRecordList(AdminProcTypesDocument),
    procEventTypes: useRecordList(AdminProcEventTypesDocument),
    enemyTypes: useRecordList(AdminEnemyTypesDocument),
  })
  const none = t('choice.none')
  return (
    <WhenLoaded loaded={choices}>
      {({ damageTypes, rarities, procTypes, procEventTypes, enemyTypes }) => (
        <NamedFields id={id}>
          <ChoiceField name="statType" label={t('field.statType')} options={choiceOptions(t, 'statType')} />
          <TextField name="unitSymbol" label={t('field.unitSymbol')} hint={t('hint.unitSymbol')} />
          <NumberField name="orderIndex" label={t('field.orderIndex')} hint={t('hint.orderIndex')} whenEmpty={100} />
          <ConditionalFields isShown={isProc} empty={withoutProc}>
            <SelectField name="procTypeId" label={t('field.procTypeId')} options={selectOptions(procTypes, none)} />
            <SelectField
              name="procEventTypeId"
              label={t('field.procEventTypeId')}
              options={selectOptions(procEventTypes, none)}
            />
            <SelectField
              name="affectedCreatureTypeId"
              label={t('field.affectedCreatureTypeId')}
              options={selectOptions(enemyTypes, t('choice.allCreatures'))}
            />
          </ConditionalFields>
          <SelectField name="damageTypeId" label={t('field.damageTypeId')} options={selectOptions(damageTypes, none)} />
          <SelectField name="rarityId" label={t('field.rarityId')} options={selectOptions(rarities, none)} />
          <CheckboxField name="isYesNo" label={t('field.isYesNo')} />
          <TextareaField name="flavorText" label={t('field.flavorText')} span={6} />
        </NamedFields>
      )}
    </WhenLoaded>
  )
}
