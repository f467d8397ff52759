import { CountdownButton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'

/** The hunt button with the countdown to the next hunt. */
export function HuntClock({
  player,
  moonSize,
  place = false,
}: {
  readonly player: Player
  readonly moonSize?: number
  readonly place?: boolean
}) {
  const t = useMessages(gameMessages)
  const { huntingGround: ground, openCombat } = player
  const bait = player.bait
    ? t('clock.bait', { name: player.bait.item.name, amount: player.bait.amount })
    : t('clock.noBait')
  // no hunt starts before an open fight is over
  const readyNote = openCombat ? t('clock.openFight', { enemy: openCombat.enemy.name }) : bait
  return (
    <CountdownButton
      readyAt={Date.parse(player.nextHuntAt)}
      duration={player.cooldownSeconds * 1000}
      to="/hunt"
      readyLabel={t('clock.hunt')}
      waitLabel={t('clock.huntIn')}
      readyNote={readyNote}
      waitNote={place ? t('clock.at', { ground: ground.name, region: ground.region.name }) : bait}
      moonSize={moonSize}
    />
  )
}
