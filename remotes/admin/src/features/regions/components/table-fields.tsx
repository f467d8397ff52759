import { useMessages } from '@sanguine/ui'
import { useParams } from 'react-router'
import { AdminHuntingGroundsDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid } from '../../../shared/form/form'
import { NumberField, SelectField, TextField } from '../../../shared/form/form-fields'
import { selectOptions } from '../../../shared/form/select-options'
import { useBarEnemies } from '../../../shared/hunting-tables/use-bar-enemies'
import type { FieldsProps } from '../../../shared/records/record-section'
import { useRecordList } from '../../../shared/records/use-records'
import { allLoaded, WhenLoaded } from '../../../shared/records/when-loaded'
import { useGroundTables } from '../use-places'
import { SlicesField } from './slices-field'

/** The form of a hunting table. */
export function TableFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  const { groundId = '' } = useParams()
  const choices = allLoaded({
    ground: useGroundTables(groundId),
    grounds: useRecordList(AdminHuntingGroundsDocument),
    enemies: useBarEnemies(),
  })
  return (
    <WhenLoaded loaded={choices}>
      {({ ground: { huntingGround }, grounds, enemies }) => {
        const baits = huntingGround?.specialBaitItems.map((bait, index) => `${index + 1}: ${bait.name}`) ?? []
        return (
          <>
            <FieldGrid>
              <TextField name="name" label={t('field.name')} autoFocus={id === undefined} />
              <SelectField
                name="huntingGroundId"
                label={t('field.huntingGroundId')}
                options={selectOptions(grounds, t('choice.none'))}
              />
              <NumberField
                name="sequence"
                label={t('field.sequence')}
                hint={[t('hint.tableSequence'), ...baits].join(', ')}
                min={0}
              />
            </FieldGrid>
            <SlicesField enemies={enemies} />
          </>
        )
      }}
    </WhenLoaded>
  )
}
