import { useQuery } from '@apollo/client/react'
import { Button, ButtonLink, Image, Skeleton } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { GameCombatAdviceDocument, type GameCombatAdviceQuery, GameEquipDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { percentText } from '../../../shared/odds/odds-format'
import { shelfPath } from '../../../shared/player/shops'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import type { Combat } from '../use-hunt'
import styles from './combat-advice.module.css'

type Advice = NonNullable<NonNullable<NonNullable<GameCombatAdviceQuery['me']>['combat']>['advice']>

interface ItemHelpProps {
  readonly help: NonNullable<Advice['item']>
  /** the chance to win without it, as a part of 1 */
  readonly win: number
  readonly player: Player
}

/** Below this chance to win, a fight is not worth its bait until something better can be had. */
const hopeless = 0.25

function ItemHelp({ help, win, player }: ItemHelpProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameEquipDocument, 'equip')
  const [isWorn, setWorn] = useState(false)
  const { item, action } = help
  const wear = async () => {
    if (isRunning || isWorn || !(await run({ input: { itemId: item.id } }))) return
    setWorn(true)
    toast.success(t('goal.equipped', { name: item.name }))
  }
  const values = {
    name: item.name,
    xp: item.requiredXp,
    before: percentText(win, t.language),
    after: percentText(help.win, t.language),
  }
  const message =
    action !== 'LATER' ? 'advice.item' : item.requiredXp > player.xp ? 'advice.itemFromXp' : 'advice.itemLater'
  return (
    <div className={styles.item}>
      <Image imageId={item.image?.id} variant="thumb" alt="" width={48} />
      <p>
        {action === 'LATER' && win < hopeless && `${t('advice.retreat')} `}
        {t(message, values)}
      </p>
      {action === 'WEAR' ? (
        <Button size="sm" busy={isRunning} aria-disabled={isWorn} onClick={() => void wear()}>
          {t(isWorn ? 'advice.worn' : 'advice.wear')}
        </Button>
      ) : (
        <ButtonLink size="sm" to={shelfPath(item.itemType.shortName)}>
          {t('advice.shop')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Chances below this are told as none. */
const minShown = 0.005

const damageMessage = ({ win, addedDamage }: Advice) =>
  addedDamage === null
    ? 'advice.noDamage'
    : addedDamage === 0
      ? 'advice.unlucky'
      : win >= minShown
        ? 'advice.damage'
        : 'advice.damageFrom0'

/** After a fight that was not won: what would have won it. Asked for when it is shown; left out where it cannot be read. */
export function CombatAdvice({ combat, player }: { readonly combat: Combat; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { data, loading } = useQuery(GameCombatAdviceDocument, {
    fetchPolicy: 'no-cache',
    skip: combat.result === 'WIN' || combat.result === 'ONGOING',
  })
  const answered = data?.me?.combat
  const advice = answered?.id === combat.id ? answered.advice : null
  if (loading) return <Skeleton height={96} />
  if (!advice) return null
  return (
    <section className={styles.advice} aria-label={t('advice.title')}>
      <h3>{t('advice.title')}</h3>
      <p>
        {advice.healthLeft > 0 && `${t('advice.left', { enemy: combat.enemy.name, health: advice.healthLeft })} `}
        {t(damageMessage(advice), {
          damage: advice.addedDamage ?? 0,
          win: percentText(advice.win, t.language),
        })}
      </p>
      {advice.item && <ItemHelp help={advice.item} win={advice.win} player={player} />}
      {!advice.item && advice.addedDamage !== 0 && <p>{t('advice.nothing')}</p>}
    </section>
  )
}
