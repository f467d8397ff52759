import { useWatch } from 'react-hook-form'
import { AdminItemTypesDocument } from '../../../generated/documents'
import { RecordFields } from '../../../shared/record-fields/record-fields'
import type { FieldsProps } from '../../../shared/records/record-section'
import { useRecordList } from '../../../shared/records/use-records'
import { ItemPreview } from './item-preview'

/** The form of an item; some fields appear only for certain types, which it recognises by their short names. */
export function ItemFields({ id }: FieldsProps) {
  const typeId = useWatch({ name: 'itemTypeId' })
  const { data: types } = useRecordList(AdminItemTypesDocument)
  const type = types?.find((candidate) => candidate.id === typeId)?.shortName
  return (
    <RecordFields
      kind="item"
      id={id}
      conditions={{
        creatureTypeId: type === 'retainer',
        trophyItemIds: type === 'collection',
        canAttractEnemyTypeId: type === 'hex',
        canAttractEnemyId: type === 'hex',
      }}
    >
      <ItemPreview />
    </RecordFields>
  )
}
