import { Button, ButtonLink, Icon, minutesSeconds } from '@sanguine/ui'
import { serverNow, useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../shared/i18n/messages'
import { useCoffin } from '../../shared/player/use-coffin'
import type { Player } from '../../shared/player/use-player'
import styles from './coffin-button.module.css'

/** How many charges are drawn; the label counts all. */
const maxPips = 8

/** The coffin's charges, with a link to the coffin hunt; nothing without a coffin. */
export function CoffinButton({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const coffin = useCoffin(player)
  if (!coffin) return null
  const { charges, max, extra, left } = coffin
  const content = (
    <span className={styles.content}>
      <span>{t('coffin.hunt')}</span>
      <span className={styles.pips} role="img" aria-label={t('coffin.charges', { charges, max, extra })}>
        {Array.from({ length: Math.min(maxPips, max + extra) }, (_, index) => (
          // Charges are only told apart by their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <i key={index} className={index < charges ? undefined : styles.off} />
        ))}
      </span>
    </span>
  )
  const isHuntReady = Date.parse(player.nextHuntAt) <= serverNow()
  return (
    <div>
      {charges > 0 ? (
        <ButtonLink
          to="/coffinhunt"
          variant={isHuntReady ? 'plain' : 'blood'}
          wide
          className={styles.coffin}
          icon={<Icon name="coffin" />}
        >
          {content}
        </ButtonLink>
      ) : (
        <Button wide className={styles.coffin} aria-disabled icon={<Icon name="coffin" />}>
          {content}
        </Button>
      )}
      {left > 0 && <p className={styles.next}>{t('coffin.next', { time: minutesSeconds(left) })}</p>}
    </div>
  )
}
