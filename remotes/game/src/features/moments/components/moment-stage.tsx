import { VisuallyHidden } from '@sanguine/ui'
import { useMessages, useStore } from '@sanguine/ui/platform'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import { endMoment, type Moment, momentHolds, moments } from '../../../shared/moments/moments'
import type { Player } from '../../../shared/player/use-player'
import { useRankMoments } from '../use-rank-moments'
import { useStreakMoments } from '../use-streak-moments'
import type { MomentEnd } from './moment-dialog'
import { RankMoment } from './rank-moment'
import { BossMoment, CollectionMoment, FindMoment, StreakMoment } from './small-moments'

interface MomentViewProps extends MomentEnd {
  readonly moment: Moment
  readonly player: Player
}

function MomentView({ moment, player, ...end }: MomentViewProps) {
  switch (moment.kind) {
    case 'rank':
      return <RankMoment moment={moment} player={player} {...end} />
    case 'boss':
      return <BossMoment moment={moment} {...end} />
    case 'find':
      return <FindMoment moment={moment} {...end} />
    case 'collection':
      return <CollectionMoment moment={moment} {...end} />
    case 'streak':
      return <StreakMoment moment={moment} {...end} />
  }
}

function useAnnouncement(moment: Moment | undefined): string {
  const t = useMessages(gameMessages)
  switch (moment?.kind) {
    case 'rank':
      return t('journal.rankUp', { rank: moment.rank.name })
    case 'boss':
      return t('hunt.WIN.text', { enemy: moment.enemy.name })
    case 'find':
      return t('moment.find.announcement', { items: moment.finds.map(({ name }) => name).join(', ') })
    case 'collection':
      return t('treasury.claimSucceeded', { name: moment.collection.name })
    case 'streak':
      return t('moment.streak.count', { count: moment.streak.count })
    default:
      return ''
  }
}

/** Returns where the focus goes after a moment: to the next one, after the last one to where it was before the first. */
function useFocusAfter(isShown: boolean): () => HTMLElement | null {
  const before = useRef<Element | null>(null)
  // A layout effect runs before the dialog takes the focus.
  useLayoutEffect(() => {
    if (isShown) before.current = document.activeElement
  }, [isShown])
  return useCallback(() => {
    const next = moments.get().length > 0 ? document.activeElement : before.current
    return next instanceof HTMLElement ? next : null
  }, [])
}

/** The place of moments, once per page. They are shown one after the other, and announced to screen readers. */
export function MomentStage({ player }: { readonly player: Player }) {
  useRankMoments(player)
  useStreakMoments(player)
  const isHeld = useStore(momentHolds) > 0
  const [first] = useStore(moments)
  const moment = isHeld ? undefined : first
  const announcement = useAnnouncement(moment)
  const focusAfter = useFocusAfter(moment !== undefined)
  useEffect(() => () => moments.set([]), [])
  return (
    <>
      {/* Radix hides no element with `aria-live` behind a dialog. */}
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
      {moment && (
        <MomentView
          key={moment.id}
          moment={moment}
          player={player}
          onClose={() => endMoment(moment.id)}
          focusAfter={focusAfter}
        />
      )}
    </>
  )
}
