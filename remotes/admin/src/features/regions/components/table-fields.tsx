import { useMessages } from '@sanguine/ui'
import { useParams } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { NumberField } from '../../../shared/form/form-fields'
import { useTableEnemies } from '../../../shared/hunting-tables/use-table-enemies'
import { RecordFields } from '../../../shared/record-fields/record-fields'
import type { FieldsProps } from '../../../shared/records/record-section'
import { allLoaded, WhenLoaded } from '../../../shared/records/when-loaded'
import { useGroundTables } from '../use-places'
import { SlicesField } from './slices-field'

/** The form of a hunting table. */
export function TableFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  const { groundId = '' } = useParams()
  const choices = allLoaded({ ground: useGroundTables(groundId), enemies: useTableEnemies() })
  return (
    <WhenLoaded loaded={choices}>
      {({ ground: { huntingGround }, enemies }) => {
        const baits = huntingGround?.specialBaitItems.map((bait, index) => `${index + 1}: ${bait.name}`) ?? []
        const hint = [t('hint.tableSequence'), ...baits].join(', ')
        return (
          <RecordFields
            kind="huntingTable"
            id={id}
            parts={{
              sequence: <NumberField name="sequence" label={t('field.sequence')} hint={hint} min={0} />,
              enemies: <SlicesField enemies={enemies} />,
            }}
          />
        )
      }}
    </WhenLoaded>
  )
}
