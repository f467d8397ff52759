import { RecordFields } from '../../../shared/record-fields/record-fields'
import type { FieldsProps } from '../../../shared/records/record-section'
import { GroundList } from './ground-list'

/** The form of a region, with its hunting grounds. */
export const RegionFields = ({ id }: FieldsProps) => (
  <RecordFields kind="region" id={id}>
    {id !== undefined && <GroundList regionId={id} />}
  </RecordFields>
)
