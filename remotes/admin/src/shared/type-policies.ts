import type { TypePolicies } from '@apollo/client'

/** Cache policies for the types of this remote. Records are one entry each in the cache, by type and id. */
export const typePolicies: TypePolicies = {
  // It has no id; each query reads other fields of it.
  Admin: { merge: true },
  // The missions read its nodes without their count.
  HuntingGroundRecordConnection: { merge: true },
}
