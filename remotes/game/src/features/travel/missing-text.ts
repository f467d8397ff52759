import type { Translate } from '@sanguine/ui/platform'
import type { GameMessage } from '../../shared/i18n/messages'
import { missingRequirements, type Requirement } from './requirements'

/** The missing requirements as a list, such as `2,960 XP and Residence Permit`. */
export function missingText(requirements: readonly Requirement[], t: Translate<GameMessage>): string {
  const things = missingRequirements(requirements).map((requirement) => {
    if (requirement.kind === 'key') return requirement.key.name
    const amount = (requirement.required - requirement.owned).toLocaleString(t.language)
    return t('travel.amount', { amount, name: requirement.currency?.name ?? t('travel.xp') })
  })
  return new Intl.ListFormat(t.language).format(things)
}
