import { useLazyQuery } from '@apollo/client/react'
import { Button, ErrorNotice, Icon, minutesSeconds } from '@sanguine/ui'
import { type Translate, toast, useMessages } from '@sanguine/ui/platform'
import { useCallback, useRef, useState } from 'react'
import {
  GameBestEquipmentDocument,
  type GameBestEquipmentQuery,
  GameWearItemsDocument,
} from '../../generated/documents'
import { isFocusLost } from '../focus-after-press'
import { type GameMessage, gameMessages } from '../i18n/messages'
import { typeName } from '../i18n/type-name'
import { changesBetween, statsOf } from '../player/compare-stats'
import { StatChanges } from '../player/stat-changes'
import { useAction } from '../player/use-action'
import type { Player } from '../player/use-player'
import { useRetryOnce } from '../use-retry-once'
import { ChanceBar } from './chance-bar'
import styles from './odds.module.css'
import { percentText } from './odds-format'

type Best = NonNullable<GameBestEquipmentQuery['bestEquipment']>
type Change = Best['changes'][number]

interface BestEquipmentProps {
  readonly ground: { readonly id: string; readonly name: string }
  readonly player: Player
}

/** The player's choices on which the best equipment depends. A result for other choices is not shown. */
const circumstancesOf = (groundId: string, { equipmentSlots, bait, subscription }: Player): string =>
  JSON.stringify([groundId, equipmentSlots.map(({ item }) => item?.id), bait?.item.id, subscription?.level])

/** Finds the owned equipment that wins most here and equips it; on request, because the computation takes a while. */
export function BestEquipment({ ground, player }: BestEquipmentProps) {
  const t = useMessages(gameMessages)
  const [ask, query] = useLazyQuery(GameBestEquipmentDocument, { fetchPolicy: 'network-only' })
  const [askedFor, setAskedFor] = useState('')
  const wearing = useAction(GameWearItemsDocument)
  const button = useRef<HTMLButtonElement>(null)
  const wearButton = useRef<HTMLButtonElement>(null)
  const isCurrent = askedFor === circumstancesOf(ground.id, player)
  const call = useCallback(() => ask({ variables: { huntingGroundId: ground.id } }), [ask, ground.id])
  const find = () => {
    setAskedFor(circumstancesOf(ground.id, player))
    // a failed call is shown by the query itself
    call().catch(() => undefined)
  }
  const isRetrying = useRetryOnce(askedFor, isCurrent ? query.error : undefined, call)
  const { data, error } = query
  const loading = query.loading || isRetrying
  const wear = (changes: readonly Change[], end: 'before' | 'after') =>
    wearing.run({
      input: {
        slots: changes.map(({ itemType, [end]: items }) => ({
          itemTypeId: itemType.id,
          itemIds: items.map(({ id }) => id),
        })),
      },
    })
  const wearBest = async ({ changes }: Best) => {
    if (!(await wear(changes, 'after'))) return
    // the pressed button disappears with the suggestion that it equipped
    if (isFocusLost(wearButton.current)) button.current?.focus()
    const undo = async () => {
      if (await wear(changes, 'before')) toast.success(t('best.undone'))
    }
    toast.success(t('best.worn', { ground: ground.name }), { label: t('best.undo'), run: () => void undo() })
  }
  const best = isCurrent && !loading && !error ? data?.bestEquipment : undefined
  return (
    <div className={styles.best}>
      <Button ref={button} size="sm" icon={<Icon name="search" />} busy={loading} onClick={find}>
        {t('best.find')}
      </Button>
      <div className={styles.found} role="status">
        {loading && <p className={styles.quiet}>{t('best.searching')}</p>}
        {best === null && <p>{t('best.nothing')}</p>}
        {best?.changes.length === 0 && <p>{t('best.none')}</p>}
        {best && best.changes.length > 0 && <Found best={best} ground={ground} />}
      </div>
      {best && best.changes.length > 0 && (
        <Button
          ref={wearButton}
          size="sm"
          icon={<Icon name="check" />}
          busy={wearing.isRunning}
          onClick={() => void wearBest(best)}
        >
          {t('best.wear')}
        </Button>
      )}
      {isCurrent && !loading && error && <ErrorNotice error={error} onRetry={find} />}
    </div>
  )
}

function Found({
  best: { changes, before, after },
  ground,
}: {
  readonly best: Best
  readonly ground: { readonly name: string }
}) {
  const t = useMessages(gameMessages)
  const wins = {
    before: percentText(before.totals.winChance, t.language),
    after: percentText(after.totals.winChance, t.language),
  }
  return (
    <>
      <h3>{t('best.title', { ground: ground.name })}</h3>
      <p>{t(wins.before === wins.after ? 'best.sameWins' : 'best.wins', wins)}</p>
      <ChanceBar chances={after.totals} />
      <ul className={styles.changes} aria-label={t('best.changes')}>
        {changes.map((change) => (
          <li key={change.itemType.id}>
            {changeText(change, t)}
            <ChangedStats change={change} />
          </li>
        ))}
      </ul>
      {before.cooldownSeconds !== after.cooldownSeconds && (
        <p className={styles.quiet}>
          {t('best.cooldown', {
            before: minutesSeconds(before.cooldownSeconds * 1000),
            after: minutesSeconds(after.cooldownSeconds * 1000),
          })}
        </p>
      )}
    </>
  )
}

/** The items without those of the other list, each as often as it is there more. */
function without(items: Change['after'], others: Change['after']): Change['after'] {
  const left = others.map(({ id }) => id)
  return items.filter(({ id }) => {
    const place = left.indexOf(id)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

const namesOf = (items: Change['after']): string => items.map(({ name }) => name).join(', ')

function changeText({ itemType, before, after }: Change, t: Translate<GameMessage>): string {
  const type = typeName(t, itemType.shortName)
  const [added, removed] = [without(after, before), without(before, after)]
  if (added.length === 0 && removed.length === 0) return t('best.order', { type, after: namesOf(after) })
  if (removed.length === 0) return t('best.add', { type, after: namesOf(added) })
  if (added.length === 0) return t('best.remove', { type, before: namesOf(removed) })
  return t('best.swap', { type, after: namesOf(added), before: namesOf(removed) })
}

/** The stat changes when the new items replace the old ones. */
function ChangedStats({ change: { before, after } }: { readonly change: Change }) {
  const removed = without(before, after)
  const changes = changesBetween(statsOf(removed), statsOf(without(after, before)))
  return <StatChanges changes={changes} wornName={removed.length === 0 ? null : namesOf(removed)} />
}
