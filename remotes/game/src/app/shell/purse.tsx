import { Dialog, Icon, Image } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { ShortNumber } from '../../shared/components/short-number'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import { CurrencyButton } from '../../shared/sources/currency-button'
import styles from './purse.module.css'

type CurrencyAmount = Player['currencies'][number]

/** How many currencies are always shown; the others are collapsed. */
const shown = 2

const tones: Readonly<Record<string, string | undefined>> = { vgc: styles.gold, diamonds: styles.premium }

function Row({ entry }: { readonly entry: CurrencyAmount }) {
  const { currency, amount } = entry
  return (
    <div className={`${styles.row} ${tones[currency.shortName.toLowerCase()] ?? ''}`}>
      <Image imageId={currency.image?.id} variant="thumb" alt="" width={20} />
      <CurrencyButton currency={currency} />
      <b>
        <ShortNumber value={amount} kind="currency" />
      </b>
    </div>
  )
}

/** All currencies of the player, for windows without room for the purse. */
export function PurseDialog({ player, onClose }: { readonly player: Player; readonly onClose: () => void }) {
  const t = useMessages(gameMessages)
  return (
    <Dialog open onClose={onClose} title={t('player.purse')} width="sm">
      {player.currencies.map((entry) => (
        <Row key={entry.currency.id} entry={entry} />
      ))}
    </Dialog>
  )
}

/** The player's currencies: the first two always shown, the others collapsed. */
export function Purse({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const rest = player.currencies.slice(shown)
  return (
    <section className={styles.purse} aria-label={t('player.purse')}>
      {player.currencies.slice(0, shown).map((entry) => (
        <Row key={entry.currency.id} entry={entry} />
      ))}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            {t('player.allCurrencies')} <Icon name="chevron-down" />
          </summary>
          {rest.map((entry) => (
            <Row key={entry.currency.id} entry={entry} />
          ))}
        </details>
      )}
    </section>
  )
}
