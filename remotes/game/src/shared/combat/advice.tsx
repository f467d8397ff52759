import { Button, ButtonLink, EmptyState, formatCount, Icon, Image } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { Link } from 'react-router'
import { type GameAdviceFragment, GameEquipDocument } from '../../generated/documents'
import { gameMessages } from '../i18n/messages'
import { percentText } from '../odds/odds-format'
import { ItemComparison } from '../player/item-comparison'
import { shopItemPath } from '../player/shops'
import { useAction } from '../player/use-action'
import type { Player } from '../player/use-player'
import styles from './advice.module.css'

interface ItemHelpProps {
  readonly help: NonNullable<GameAdviceFragment['item']>
  /** the chance to win without it, in percent */
  readonly winChance: number
  readonly player: Player
}

/** Below this chance to win, a fight is not worth its bait until something better can be had. */
const hopeless = 25

function ItemHelp({ help, winChance, player }: ItemHelpProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameEquipDocument, 'equip')
  const [isWorn, setWorn] = useState(false)
  const { item, action } = help
  const wear = async () => {
    if (isRunning || isWorn || !(await run({ input: { itemId: item.id, canReplace: true } }))) return
    setWorn(true)
    toast.success(t('goal.equipped', { name: item.name }))
  }
  const values = {
    name: item.name,
    xp: formatCount(item.requiredXp, t.language),
    before: percentText(winChance, t.language),
    after: percentText(help.winChance, t.language),
  }
  const message =
    action !== 'LATER' ? 'advice.item' : item.requiredXp > player.xp ? 'advice.itemFromXp' : 'advice.itemLater'
  return (
    <div className={styles.item}>
      <Image imageId={item.image?.id} variant="thumb" alt="" width={48} />
      <p>
        {action === 'LATER' && winChance < hopeless && `${t('advice.retreat')} `}
        {t(message, values)}
        <ItemComparison item={item} player={player} />
      </p>
      {action === 'WEAR' ? (
        <Button size="sm" busy={isRunning} aria-disabled={isWorn} onClick={() => void wear()}>
          {t(isWorn ? 'advice.worn' : 'advice.wear')}
        </Button>
      ) : (
        <ButtonLink size="sm" to={shopItemPath(item)}>
          {t('advice.shop')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Chances below this are shown as zero. */
const minShown = 0.5

function damageMessage({ winChance, addedDamage }: GameAdviceFragment, isOfPast: boolean) {
  if (addedDamage === null) return 'advice.noDamage'
  if (addedDamage === 0) return isOfPast ? 'advice.enough' : 'advice.unlucky'
  return winChance >= minShown ? 'advice.damage' : 'advice.damageFrom0'
}

interface AdviceProps {
  readonly advice: GameAdviceFragment
  readonly enemyName: string
  readonly player: Player
  /** whether other things may have been worn in the fight than now */
  readonly isOfPast?: boolean
}

/** Changes that would win a fight that was not won, based on the current equipment and inventory. */
export function Advice({ advice, enemyName, player, isOfPast = false }: AdviceProps) {
  const t = useMessages(gameMessages)
  return (
    <div className={styles.advice}>
      <p>
        {advice.healthLeft > 0 && `${t('advice.left', { enemy: enemyName, health: advice.healthLeft })} `}
        {t(damageMessage(advice, isOfPast), {
          damage: advice.addedDamage ?? 0,
          win: percentText(advice.winChance, t.language),
        })}
      </p>
      {advice.item && <ItemHelp help={advice.item} winChance={advice.winChance} player={player} />}
      {!advice.item && advice.addedDamage !== 0 && (
        <EmptyState isLine icon={<Icon name="lock" />} title={t('advice.nothing')}>
          <p>{t('advice.nothingText')}</p>
          <Link to="/travel">{t('empty.toTravel')}</Link>
        </EmptyState>
      )}
    </div>
  )
}
