import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { errorText, type Refusal, syncClock } from '@sanguine/ui/platform'
import { useCallback, useEffect, useState } from 'react'
import {
  GameCoffinHuntDocument,
  type GameCombatFragment,
  GameHuntDocument,
  type GameHuntMutation,
  GameOpenCombatDocument,
  GameQuickHuntDocument,
} from '../../generated/documents'
import { invalidateRewards } from '../../shared/player/invalidate-rewards'
import type { Player } from '../../shared/player/use-player'

export type Combat = GameCombatFragment

type HuntPayload = GameHuntMutation['hunt'] | undefined

/** Where the hunt screen stands. */
export type HuntStage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** no combat is open; one can be started */
  | { readonly kind: 'ready' }
  | { readonly kind: 'fighting'; readonly combat: Combat }
  | { readonly kind: 'over'; readonly combat: Combat }

export interface Hunt {
  readonly stage: HuntStage
  /** what the last call was refused with, or how it failed */
  readonly refusal: Refusal | null
  readonly failure: string | null
  readonly isPlaying: boolean
  readonly attack: () => void
  readonly quickAttack: () => void
  /** leaves the result behind, for the next hunt */
  readonly forget: () => void
  readonly reload: () => void
}

/**
 * The hunt as the screen plays it: an open combat is taken up again, whatever tab or device began it; every round is asked for by its number,
 * so that a lost answer can be asked for again. No cooldown tells a lost coffin hunt from the next one: it has a key.
 */
export function useHunt(variant: 'hunt' | 'coffin', player: Player): Hunt {
  const client = useApolloClient()
  const { data, error, refetch } = useQuery(GameOpenCombatDocument, { fetchPolicy: 'network-only' })
  const [hunt, hunting] = useMutation(GameHuntDocument)
  const [coffinHunt, coffinHunting] = useMutation(GameCoffinHuntDocument, { context: { isOnce: true } })
  const [playAll, all] = useMutation(GameQuickHuntDocument)
  const [playedId, setPlayedId] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const found = data?.me?.combat
  const open = found && (!found.combatEnded || found.id === playedId) ? found : null

  // Shown is what the cache has: should the page switch its language, the combat follows.
  const showCombat = useCallback(
    (me: Player, combat: Combat) => {
      client.writeQuery({ query: GameOpenCombatDocument, data: { me: { ...me, combat } } })
      setPlayedId(combat.id)
    },
    [client],
  )

  const runCall = useCallback(
    async (call: () => Promise<HuntPayload>) => {
      setRefusal(null)
      setFailure(null)
      const askedAt = Date.now()
      try {
        const payload = await call()
        const { me, combat, userErrors } = payload ?? {}
        if (me) syncClock(Date.parse(me.now), askedAt)
        if (userErrors?.[0]) setRefusal(userErrors[0])
        if (me && combat) showCombat(me, combat)
      } catch (thrown) {
        setFailure(errorText(thrown))
      }
    },
    [showCombat],
  )

  const nextRound = useCallback(async (): Promise<HuntPayload> => {
    const variables = { round: (open?.round ?? 0) + 1 }
    return variant === 'hunt'
      ? (await hunt({ variables })).data?.hunt
      : (await coffinHunt({ variables })).data?.coffinHunt
  }, [variant, hunt, coffinHunt, open])

  const attack = useCallback(() => void runCall(nextRound), [runCall, nextRound])

  const quickAttack = useCallback(
    () =>
      void runCall(async () => {
        // A quick hunt would start on the cooldown: a coffin hunt is begun by its own call and then ended quickly.
        if (variant === 'coffin' && !open) {
          const begun = await nextRound()
          if (!begun?.combat || begun.combat.combatEnded) return begun
        }
        return (await playAll()).data?.quickHunt
      }),
    [runCall, nextRound, playAll, variant, open],
  )

  const isOver = open?.combatEnded === true
  useEffect(() => {
    if (isOver) invalidateRewards(client, player.id)
  }, [isOver, client, player.id])

  return {
    stage: stageOf(open, data !== undefined, error),
    refusal,
    failure,
    isPlaying: hunting.loading || coffinHunting.loading || all.loading,
    attack,
    quickAttack,
    forget: () => {
      setPlayedId(null)
      setRefusal(null)
      void refetch()
    },
    reload: () => void refetch(),
  }
}

function stageOf(combat: Combat | null, isLoaded: boolean, error: unknown): HuntStage {
  if (combat) return { kind: combat.combatEnded ? 'over' : 'fighting', combat }
  if (isLoaded) return { kind: 'ready' }
  return error ? { kind: 'failed', error } : { kind: 'loading' }
}
