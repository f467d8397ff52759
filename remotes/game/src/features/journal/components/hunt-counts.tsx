import { useMessages } from '@sanguine/ui/platform'
import type { GameJournalTotalsQuery } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'

type Counts = Pick<GameJournalTotalsQuery['journalTotals'], 'hunts' | 'wins' | 'losses'>

/** How many hunts there were, and how they ended: what is neither won nor lost is drawn. */
export function HuntCounts({ totals: { hunts, wins, losses } }: { readonly totals: Counts }) {
  const t = useMessages(gameMessages)
  return <>{t('journal.totals.hunts', { hunts, wins, losses, draws: hunts - wins - losses })}</>
}
