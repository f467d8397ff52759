import type { Translate } from '@sanguine/ui/platform'
import type { GameMessage } from '../../shared/i18n/messages'
import { type Demand, lacksIn } from './requirements'

/** What is lacking, as a list in a sentence: `2,960 XP and Residence Permit`. */
export function lackText(demands: readonly Demand[], t: Translate<GameMessage>): string {
  const things = lacksIn(demands).map((demand) => {
    if (demand.kind === 'key') return demand.key.name
    const amount = (demand.required - demand.owned).toLocaleString(t.language)
    return t('travel.amount', { amount, name: demand.kind === 'xp' ? t('travel.xp') : demand.name })
  })
  return new Intl.ListFormat(t.language).format(things)
}
