import { formatCount, formatList } from '@sanguine/ui'
import type { Translate } from '@sanguine/ui/platform'
import type { GameMessage } from '../../shared/i18n/messages'
import { missingRequirements, type Requirement } from './requirements'

/** The missing requirements as a list, such as `2,960 XP and Residence Permit`. */
export function missingText(requirements: readonly Requirement[], t: Translate<GameMessage>): string {
  const things = missingRequirements(requirements).map((requirement) => {
    if (requirement.kind === 'key') return requirement.key.name
    const { currency, required, owned } = requirement
    const missing = required - owned
    return t('travel.amount', { amount: formatCount(missing, t.language), name: currency?.name ?? t('travel.xp') })
  })
  return formatList(things, t.language)
}
