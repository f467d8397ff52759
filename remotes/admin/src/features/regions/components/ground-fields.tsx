import { RecordFields } from '../../../shared/record-fields/record-fields'
import type { FieldsProps } from '../../../shared/records/record-section'
import { TableList } from './table-list'

/** The form of a hunting ground, with its hunting tables. */
export const GroundFields = ({ id }: FieldsProps) => (
  <RecordFields kind="huntingGround" id={id}>
    {id !== undefined && <TableList groundId={id} />}
  </RecordFields>
)
