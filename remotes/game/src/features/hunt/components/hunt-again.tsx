import { Button } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import { useCoffin } from '../../../shared/player/use-coffin'
import type { Player } from '../../../shared/player/use-player'

interface HuntAgainProps {
  readonly variant: 'hunt' | 'coffin'
  readonly player: Player
  readonly size?: 'lg' | undefined
  readonly onNext: () => void
}

/** Goes on to the next hunt of the same variant; that of a coffin says so, with the charges that it can use. */
export function HuntAgain({ variant, player, size, onNext }: HuntAgainProps) {
  const t = useMessages(gameMessages)
  const { charges = 0, max = 0, extra = 0 } = useCoffin(player) ?? {}
  return (
    <Button variant="blood" size={size} onClick={onNext}>
      {variant === 'coffin' ? t('hunt.coffinAgain', { charges, max, extra }) : t('hunt.nextNow')}
    </Button>
  )
}
