import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { errorText, type Refusal, syncClock } from '@sanguine/ui/platform'
import { useCallback, useDeferredValue, useEffect, useState } from 'react'
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
import { storeRound } from './store-round'

export type Combat = GameCombatFragment

type HuntPayload = GameHuntMutation['hunt'] | undefined

/** The state of the hunt page. */
export type HuntStage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** no combat is open; one can be started */
  | { readonly kind: 'ready' }
  | { readonly kind: 'fighting'; readonly combat: Combat }
  | { readonly kind: 'over'; readonly combat: Combat }

export interface Hunt {
  readonly stage: HuntStage
  /** the refusal or the failure of the last call */
  readonly refusal: Refusal | null
  readonly failure: string | null
  readonly isPlaying: boolean
  readonly attack: () => void
  readonly quickAttack: () => void
  /** dismisses the result, so that the next hunt can start */
  readonly forget: () => void
  readonly reload: () => void
}

/**
 * Plays a hunt. An open combat is resumed, also when another tab or device started it. Each round is requested by its
 * number, so that a request can be repeated when its response was lost. A coffin hunt has no cooldown that would tell a
 * repeated request from a new hunt, so it carries an idempotency key.
 */
export function useHunt(variant: 'hunt' | 'coffin', player: Player): Hunt {
  const client = useApolloClient()
  const { data, error, refetch } = useQuery(GameOpenCombatDocument, { fetchPolicy: 'network-only' })
  // `storeRound` puts the answers into the cache.
  const [hunt] = useMutation(GameHuntDocument, { fetchPolicy: 'no-cache' })
  const [coffinHunt] = useMutation(GameCoffinHuntDocument, { fetchPolicy: 'no-cache', context: { isOnce: true } })
  const [playAll] = useMutation(GameQuickHuntDocument, { fetchPolicy: 'no-cache' })
  const [isCalling, setCalling] = useState(false)
  const [playedId, setPlayedId] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  // Drawn in the background, like the player of the shell: an answer changes both, and both are shown at once.
  const shown = useDeferredValue(data)
  const found = shown?.me?.combat
  const open = found && (found.result === 'ONGOING' || found.id === playedId) ? found : null

  const runCall = useCallback(
    async (call: () => Promise<HuntPayload>) => {
      setCalling(true)
      setRefusal(null)
      setFailure(null)
      const askedAt = Date.now()
      try {
        const payload = await call()
        const { player: after, combat = null, userErrors } = payload ?? {}
        if (after) syncClock(Date.parse(after.readAt), askedAt)
        if (after && combat) setPlayedId(combat.id)
        if (after) await storeRound(client, after, combat)
        if (userErrors?.[0]) setRefusal(userErrors[0])
      } catch (thrown) {
        setFailure(errorText(thrown))
      } finally {
        setCalling(false)
      }
    },
    [client],
  )

  const nextRound = useCallback(async (): Promise<HuntPayload> => {
    const variables = { input: { round: (open?.round ?? 0) + 1 } }
    return variant === 'hunt'
      ? (await hunt({ variables })).data?.hunt
      : (await coffinHunt({ variables })).data?.coffinHunt
  }, [variant, hunt, coffinHunt, open])

  const attack = useCallback(() => void runCall(nextRound), [runCall, nextRound])

  const quickAttack = useCallback(
    () =>
      void runCall(async () => {
        // A quick hunt would start a normal hunt: a coffin hunt is started by its own mutation and then finished by a quick hunt.
        if (variant === 'coffin' && !open) {
          const begun = await nextRound()
          if (begun?.combat?.result !== 'ONGOING') return begun
          if (begun.player) await storeRound(client, begun.player, null)
        }
        return (await playAll()).data?.quickHunt
      }),
    [runCall, nextRound, playAll, variant, open, client],
  )

  const isOver = open !== null && open !== undefined && open.result !== 'ONGOING'
  useEffect(() => {
    if (isOver) invalidateRewards(client, player.id)
  }, [isOver, client, player.id])

  return {
    stage: stageOf(open, shown !== undefined, error),
    refusal,
    failure,
    isPlaying: isCalling || shown !== data,
    attack,
    quickAttack,
    forget: () => {
      setPlayedId(null)
      setRefusal(null)
      // Looks for a combat that another tab or device has started. Unlike `refetch`, it does not hold back the result of
      // the next hunt. If it fails, the next round's answer has that combat.
      client.query({ query: GameOpenCombatDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
    },
    reload: () => void refetch(),
  }
}

function stageOf(combat: Combat | null | undefined, isLoaded: boolean, error: unknown): HuntStage {
  if (combat) return { kind: combat.result === 'ONGOING' ? 'fighting' : 'over', combat }
  if (isLoaded) return { kind: 'ready' }
  return error ? { kind: 'failed', error } : { kind: 'loading' }
}
