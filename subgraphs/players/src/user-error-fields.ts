import type { Domain } from '@sanguine/kernel'

type Details = Readonly<Record<string, unknown>>

/** The numbers and times of a refused action. */
export const userErrorFields = {
  missing: ({ details }) => {
    const { missing, needed, owned } = details as Details
    return missing ?? (needed === undefined ? undefined : Number(needed) - Number(owned))
  },
  opensAt: ({ details }) => (details as Details).opensAt,
  requiredValue: ({ details }) => (details as Details).value,
  requiredXp: ({ details }) => (details as Details).requiredXp,
} satisfies Domain['userErrorFields']
