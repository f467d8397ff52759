import { minutesSeconds } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import { useCoffin } from '../../../shared/player/use-coffin'
import type { Player } from '../../../shared/player/use-player'

/**
 * A note that the hunt is a coffin hunt, with the charges left and the time of the next one; nothing without a coffin.
 */
export function CoffinCharges({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const coffin = useCoffin(player)
  if (!coffin) return null
  const { charges, max, extra, left } = coffin
  return (
    <p>
      {t('hunt.coffinTitle')}: {t('coffin.left', { charges, max, extra })}
      {left > 0 && <span role="timer">; {t('coffin.nextIn', { time: minutesSeconds(left) })}</span>}
    </p>
  )
}
