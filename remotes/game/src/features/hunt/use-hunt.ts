import { useApolloClient, useFragment, useQuery } from '@apollo/client/react'
import { errorText, type Refusal, syncClock } from '@sanguine/ui/platform'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import {
  GameCoffinHuntDocument,
  type GameCombatFragment,
  GameHuntDocument,
  type GameHuntMutation,
  GameOpenCombatDocument,
  type GamePlayerRoundFragment,
  GamePlayerRoundFragmentDoc,
  GameQuickHuntDocument,
} from '../../generated/documents'
import { keepEqual } from '../../shared/keep-equal'
import { invalidateRewards } from '../../shared/player/invalidate-rewards'
import type { Player } from '../../shared/player/use-player'
import { newerCombat } from './newer-combat'
import { nextTask } from './next-task'
import { storePlayer } from './store-player'

export type Combat = GameCombatFragment

/** A combat that is open or was played last, null for none; undefined until it is read. */
type Found = Combat | null | undefined

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
  /** whether a round that was played elsewhere, or the end of the fight, is read; false once the read has failed */
  readonly isCatchingUp: boolean
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
  // Combats stay out of the cache: no other page shows them, and writing one holds up the animations of a slow phone.
  const { data, error, refetch } = useQuery(GameOpenCombatDocument, { fetchPolicy: 'no-cache' })
  const [isCalling, setCalling] = useState(false)
  const [found, setFound] = useState<Found>()
  const [read, setRead] = useState<typeof data>()
  const [playedId, setPlayedId] = useState<string | null>(null)
  const [readFor, setReadFor] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  if (data !== read) {
    setRead(data)
    if (data) setFound((before) => newerCombat(before, data.me?.combat ?? null))
  }

  // Drawn in the background, like the player of the shell: an answer changes both, and both are shown at once.
  const shown = useDeferredValue(found)
  const open = shown && (shown.result === 'ONGOING' || shown.id === playedId) ? shown : null

  const runCall = useCallback(
    async (call: () => Promise<HuntPayload>) => {
      setCalling(true)
      setRefusal(null)
      setFailure(null)
      // The page shows first that it is busy.
      await nextTask()
      const askedAt = Date.now()
      try {
        const { player: after, combat, userErrors } = (await call()) ?? {}
        if (after) syncClock(Date.parse(after.readAt), askedAt)
        const show = () => {
          setCalling(false)
          if (!combat) return
          setPlayedId(combat.id)
          setFound((before) => keepEqual(before, combat))
        }
        if (after) await storePlayer(client, after, show)
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
    if (variant === 'hunt')
      return (await client.mutate({ mutation: GameHuntDocument, variables, fetchPolicy: 'no-cache' })).data?.hunt
    const context = { isOnce: true }
    return (await client.mutate({ mutation: GameCoffinHuntDocument, variables, fetchPolicy: 'no-cache', context })).data
      ?.coffinHunt
  }, [variant, client, open])

  const attack = useCallback(() => void runCall(nextRound), [runCall, nextRound])

  const quickAttack = useCallback(
    () =>
      void runCall(async () => {
        // A quick hunt would start a normal hunt: a coffin hunt is started by its own mutation and then finished by a quick hunt.
        if (variant === 'coffin' && !open) {
          const begun = await nextRound()
          if (begun?.combat?.result !== 'ONGOING') return begun
          if (begun.player) await storePlayer(client, begun.player, () => undefined)
        }
        return (await client.mutate({ mutation: GameQuickHuntDocument, fetchPolicy: 'no-cache' })).data?.quickHunt
      }),
    [runCall, nextRound, variant, open, client],
  )

  // Another device, or this page before it was left, began a fight that is unknown here: its cooldown would cover it.
  const isPlaying = isCalling || shown !== found
  const isBegunElsewhere = player.openCombat !== null && shown !== undefined && open === null && !isPlaying
  useEffect(() => {
    if (isBegunElsewhere) refetch().catch(() => undefined)
  }, [isBegunElsewhere, refetch])

  // Another device plays the open fight: the page shows its rounds and its result as well. The player of the shell does
  // not change with a mere round.
  const { data: now, complete } = useFragment<GamePlayerRoundFragment>({
    fragment: GamePlayerRoundFragmentDoc,
    fragmentName: 'GamePlayerRound',
    from: { __typename: 'Player', id: player.id },
  })
  const unseen = isPlaying || !complete ? null : unseenOf(open, now.openCombat)
  const openId = open?.id ?? null
  useEffect(() => {
    if (unseen === null) return
    setPlayedId(openId)
    // Each change is read once. A read that failed ends as well: the page waits for it no longer.
    const end = () => setReadFor(unseen)
    refetch().then(end, end)
  }, [unseen, openId, refetch])
  const isCatchingUp = unseen !== null && unseen !== readFor

  const isOver = open !== null && open !== undefined && open.result !== 'ONGOING'
  useEffect(() => {
    if (isOver) invalidateRewards(client, player.id)
  }, [isOver, client, player.id])

  const forget = useCallback(() => {
    setPlayedId(null)
    setRefusal(null)
    // Looks for a combat that another tab or device has started. If it fails, the next round's answer has that combat.
    refetch().catch(() => undefined)
  }, [refetch])
  const reload = useCallback(() => void refetch(), [refetch])

  const stage = useMemo(() => stageOf(open, shown !== undefined, error), [open, shown, error])
  return useMemo(
    () => ({ stage, refusal, failure, isPlaying, isCatchingUp, attack, quickAttack, forget, reload }),
    [stage, refusal, failure, isPlaying, isCatchingUp, attack, quickAttack, forget, reload],
  )
}

/**
 * Names what became of the shown open fight elsewhere: a round was played, or it ended, and maybe another fight began.
 * Null if the page shows it already. The summary of an open fight has the round that is played next.
 */
function unseenOf(shown: Found, openCombat: Player['openCombat']): string | null {
  if (shown?.result !== 'ONGOING') return null
  if (openCombat === null) return `${shown.id} over`
  const { enemy, round } = openCombat
  return enemy.id === shown.enemy.id && round === shown.round + 1 ? null : `${shown.id} ${enemy.id} ${round}`
}

function stageOf(combat: Combat | null | undefined, isLoaded: boolean, error: unknown): HuntStage {
  if (combat) return { kind: combat.result === 'ONGOING' ? 'fighting' : 'over', combat }
  if (isLoaded) return { kind: 'ready' }
  return error ? { kind: 'failed', error } : { kind: 'loading' }
}
