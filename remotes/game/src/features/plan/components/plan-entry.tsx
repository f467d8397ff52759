import { formatCount, Icon, IconButton, Image } from '@sanguine/ui'
import { passFocus, useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import type { GamePlaceFragment, GamePlanEntryFragment } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { usePin } from '../../../shared/plan/use-pins'
import { shopItemPath, shopOf } from '../../../shared/player/shops'
import { subscriptionsPath } from '../../../shared/player/subscription'
import { CurrencyButton } from '../../../shared/sources/currency-button'
import { type PinTarget, pinTargetOf } from '../pin-target'
import styles from '../plan.module.css'
import { planMessages } from '../plan-messages'
import type { HuntTotals } from '../use-ground-totals'
import { HuntCountEstimate } from './hunt-count-estimate'
import { MissingLine } from './missing-line'

/** A note that nothing is missing: the thing is owned, or can be obtained. */
function LadderPlace({ entry, thing }: { readonly entry: GamePlanEntryFragment; readonly thing: PinTarget }) {
  const t = useMessages(planMessages)
  const game = useMessages(gameMessages)
  if (entry.isMet)
    return (
      <p className={styles.met}>
        <Icon name="check" /> {t(thing.kind === 'RANK' ? 'met.rank' : 'met.item')}
      </p>
    )
  if (!entry.isReady) return null
  const shop = shopOf(thing.itemType)
  return thing.itemType === 'collection' || !shop ? (
    <p className={styles.met}>
      {t('ready.collection')} <Link to="/treasury">{game('treasury.title')}</Link>
    </p>
  ) : (
    <p className={styles.met}>
      {t('ready.item')}{' '}
      <Link to={shopItemPath({ id: thing.id, itemType: { shortName: thing.itemType } })}>
        {game(`merchant.${shop.merchant}`)}
      </Link>
    </p>
  )
}

/** A ground on which hunts are counted. */
export interface CountedGround {
  readonly ground: GamePlaceFragment
  readonly isHere: boolean
  /** null while they are not known, and where nothing comes */
  readonly totals: HuntTotals | null
}

interface LacksProps {
  readonly entry: GamePlanEntryFragment
  readonly forXp: CountedGround
  readonly forCoins: CountedGround
}

function Lacks({ entry, forXp, forCoins }: LacksProps) {
  const t = useMessages(planMessages)
  const game = useMessages(gameMessages)
  const { missingXp, missingSubscription: level, missingCurrencies, missingItems, itself } = entry
  return (
    <ul className={styles.lacks}>
      {missingXp > 0 && (
        <li>
          {t('xp', { count: missingXp, xp: formatCount(missingXp, t.language) })}
          <HuntCountEstimate {...forXp} missing={missingXp} perHunt={forXp.totals?.xp} />
        </li>
      )}
      {level && (
        <li>
          <Link to={subscriptionsPath}>{t('subscription', { level: game(`subscription.${level}`) })}</Link>
        </li>
      )}
      {missingCurrencies.map(({ currency, amount }) => (
        <li key={currency.id}>
          {formatCount(amount, t.language)} <CurrencyButton currency={currency} amount={amount} />{' '}
          {t('missing', { amount })}
          <HuntCountEstimate
            {...forCoins}
            missing={amount}
            perHunt={forCoins.totals?.currencies.find((each) => each.currency.id === currency.id)?.amount}
          />
        </li>
      ))}
      {missingItems.map((missing) => (
        <MissingLine key={missing.item.id} missing={missing} />
      ))}
      {itself && !entry.isReady && <MissingLine missing={itself} isItself />}
    </ul>
  )
}

/** A pin with what is lacking for it, and buttons to move it and to take it away. */
export function PlanEntry({ entry, forXp, forCoins }: LacksProps) {
  const t = useMessages(planMessages)
  const thing = pinTargetOf(entry)
  const { place, isChanging, moveUp, unpin } = usePin(thing)
  const { name } = thing
  const isFirst = place <= 0
  return (
    <>
      <Image imageId={thing.imageId} variant="thumb" alt="" width={64} className={styles.plate} />
      <div className={styles.text}>
        <h2 className={styles.title}>{name}</h2>
        <LadderPlace entry={entry} thing={thing} />
        {!entry.isMet && <Lacks entry={entry} forXp={forXp} forCoins={forCoins} />}
      </div>
      <div className={styles.actions}>
        <IconButton
          size="sm"
          icon={<Icon name="chevron-up" />}
          label={t('moveUp', { name })}
          aria-disabled={isFirst || undefined}
          onClick={() => void (isFirst || isChanging || moveUp())}
        />
        <IconButton
          size="sm"
          // The button goes with its entry.
          ref={passFocus}
          icon={<Icon name="close" />}
          label={t('unpin', { name })}
          onClick={() => void (isChanging || unpin())}
        />
      </div>
    </>
  )
}
