import type { Merchant } from '@sanguine/rules'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../i18n/messages'
import { merchantArt } from './merchant-art'
import styles from './shop-page.module.css'

/** The merchant's room, its keeper and what the keeper has to say. */
export function MerchantHeader({ merchant }: { readonly merchant: Merchant }) {
  const t = useMessages(gameMessages)
  const art = merchantArt[merchant]
  return (
    <header className={styles.merchant}>
      <img src={art.interior} alt="" className={styles.interior} />
      <div className={styles.inside}>
        <img src={art.keeper} alt="" className={styles.keeper} />
        <div>
          <h1>{t(`merchant.${merchant}`)}</h1>
          <p className={styles.line}>{t(`merchant.${merchant}.line`)}</p>
        </div>
      </div>
    </header>
  )
}
