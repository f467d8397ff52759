import { useMessages } from '@sanguine/ui/platform'
import { useLocation } from 'react-router'
import { gameMessages } from '../i18n/messages'
import type { Player } from '../player/use-player'
import { type Goal, goalsOf, goalText } from './goal-text'

/** The nearest goal; null without one, and on the page that the goal links to. */
export function useNextGoal(player: Player): Goal | null {
  const t = useMessages(gameMessages)
  const { pathname } = useLocation()
  const [goal] = goalsOf(player)
  if (!goal) return null
  const [place] = goalText(goal, player, t).to.split('?')
  return place === pathname ? null : goal
}
