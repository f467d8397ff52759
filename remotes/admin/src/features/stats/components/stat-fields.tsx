import { useWatch } from 'react-hook-form'
import { RecordFields } from '../../../shared/record-fields/record-fields'
import type { FieldsProps } from '../../../shared/records/record-section'

/** The form of a stat; what only a proc has appears for the type Proc. */
export function StatFields({ id }: FieldsProps) {
  const isProc = useWatch({ name: 'statType' }) === 'PROC'
  const conditions = { procTypeId: isProc, procEventTypeId: isProc, affectedCreatureTypeId: isProc }
  return <RecordFields kind="stat" id={id} conditions={conditions} />
}
