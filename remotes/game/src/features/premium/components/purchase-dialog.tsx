import {
  Button,
  ButtonLink,
  Chips,
  Dialog,
  Field,
  formatBerlinDate,
  formatPrice,
  Icon,
  Moon,
  Notice,
  TextInput,
  useTextDraft,
} from '@sanguine/ui'
import { refusalText, type Translate, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import type { GamePaymentFragment } from '../../../generated/documents'
import { type GameMessage, gameMessages } from '../../../shared/i18n/messages'
import { onEnter } from '../../../shared/on-enter'
import type { Player } from '../../../shared/player/use-player'
import type { Package } from '../packages'
import styles from '../premium.module.css'
import { type GiftOffer, useGiftOffer } from '../use-gift-offer'
import { type Purchase, usePurchase } from '../use-purchase'
import { PackageItems } from './package-items'
import { UnfinishedPayment } from './unfinished-payment'

interface PurchaseDialogProps {
  readonly item: Package
  readonly player: Player
  readonly isGift: boolean
  /** a payment for the package that was begun and can be approved */
  readonly begun: GamePaymentFragment | undefined
  readonly onClose: () => void
}

/** The amount of each charge and its time. */
function PriceSummary({ item, offer }: { readonly item: Package; readonly offer: Package['offer'] }) {
  const t = useMessages(gameMessages)
  const full = item.price.cents
  const startsAt = offer?.startsAt
  const continues = offer?.firstCharge?.cents === 0
  return (
    <div className={styles.summary}>
      <p className={styles.total}>
        <span>{t(continues ? 'premium.dueNothing' : startsAt ? 'premium.dueNow' : 'premium.total')}</span>
        <b>{formatPrice(offer?.firstCharge?.cents ?? full, t.language)}</b>
      </p>
      {startsAt && (
        <p>
          {t('premium.dueLater', { price: formatPrice(full, t.language), day: formatBerlinDate(startsAt, t.language) })}{' '}
          {t('premium.cancelAnytime')}
        </p>
      )}
      <p className={styles.muted}>{t('premium.tax')}</p>
      <p className={styles.muted}>{t(item.offer?.isPlayMoney ? 'premium.playMoney' : 'premium.paypal')}</p>
    </div>
  )
}

/** The result of the payment, or a note that it is pending. */
function PaymentProgress({ purchase: { step, payment, isBlocked } }: { readonly purchase: Purchase }) {
  const t = useMessages(gameMessages)
  if (!payment) return null
  const again = payment.approveUrl && (
    <a href={payment.approveUrl} target="_blank" rel="noreferrer" className={styles.approve}>
      <Icon name="external" />
      {t('premium.openPayment')}
    </a>
  )
  if (step === 'done')
    return (
      <Notice kind="success" title={t(payment.firstCharge.cents === 0 ? 'premium.continued' : 'premium.done')}>
        <p>
          {payment.firstCharge.cents === 0
            ? t('premium.doneContinued')
            : payment.recipient === null
              ? t('premium.doneText')
              : t('premium.doneGift', { name: payment.recipient.name })}
        </p>
      </Notice>
    )
  if (step === 'declined')
    return (
      <Notice kind="error" title={t('premium.declined')} actions={again}>
        <p>{t('premium.declinedText')}</p>
      </Notice>
    )
  if (step === 'over' || step === 'duplicate' || step === 'refunded')
    return (
      <Notice title={t(`premium.${step}`)}>
        <p>{t(`premium.${step}Text`)}</p>
      </Notice>
    )
  return (
    <div className={styles.waiting}>
      <p role="status">
        <Moon phase={0.6} size={40} className={styles.moon} />
        <b>{t('premium.waiting')}</b>
      </p>
      <p>{t(isBlocked ? 'premium.blockedText' : 'premium.waitingText')}</p>
      {again}
    </div>
  )
}

function giftErrorOf(offer: GiftOffer['offer'], isOwnName: boolean, t: Translate<GameMessage>): string | undefined {
  if (offer === null) return t('premium.lookUpFailed')
  if (offer?.refusal) return refusalText(offer.refusal)
  return isOwnName ? t('premium.ownName') : undefined
}

/** Buys a package, for oneself or as a gift, and waits until it is paid. */
export function PurchaseDialog({ item, player, isGift: beginsAsGift, begun, onClose: leave }: PurchaseDialogProps) {
  const t = useMessages(gameMessages)
  const purchase = usePurchase(item.id, player.id)
  const ownRefusal = item.offer?.refusal ?? null
  const draft = useTextDraft(`gift.${item.id}`)
  const name = draft.text
  const [isGift, setIsGift] = useState(beginsAsGift || ownRefusal !== null || draft.isRestored)
  const { offer: giftOffer, lookUp } = useGiftOffer(item.id, isGift ? name : '')
  const offer = isGift ? giftOffer : item.offer
  const isOwnName = isGift && giftOffer?.refusal === null && giftOffer.recipient === null
  const giftError = giftErrorOf(giftOffer, isOwnName, t)
  const canBuy = offer?.refusal === null && !isOwnName
  const isChoosing = purchase.step === 'choosing'
  // what a subscription costs first is known only where it can be bought
  const hasPrice = item.subscriptionLevel === null || offer?.refusal === null
  const pay = async () => {
    if (await purchase.buy(isGift ? name.trim() : null)) draft.discard()
  }
  const onClose = () => {
    draft.forget()
    leave()
  }
  const goOn = onEnter(() => {
    if (purchase.isBuying) return
    if (canBuy) void pay()
    else lookUp()
  })
  const continues = offer?.firstCharge?.cents === 0
  const price = formatPrice(offer?.firstCharge?.cents ?? item.price.cents, t.language)
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.name}
      description={item.flavorText}
      actions={
        isChoosing ? (
          <>
            <Button onClick={onClose}>{t('premium.back')}</Button>
            <Button variant="blood" busy={purchase.isBuying} aria-disabled={!canBuy} onClick={() => void pay()}>
              {hasPrice ? t(continues ? 'premium.continue' : 'premium.pay', { price }) : t('premium.buy')}
            </Button>
          </>
        ) : (
          <>
            {purchase.step === 'done' && !isGift && purchase.payment?.firstCharge.cents !== 0 && (
              <ButtonLink to="/inventory">{t('premium.toInventory')}</ButtonLink>
            )}
            <Button onClick={onClose}>{t('premium.close')}</Button>
          </>
        )
      }
    >
      <div className={styles.dialog}>
        <PackageItems items={item.items} notGiven={offer?.notGiven} />
        {isChoosing ? (
          <>
            {begun && <UnfinishedPayment payment={begun} />}
            {ownRefusal && <p className={styles.muted}>{refusalText(ownRefusal)}</p>}
            <Chips
              label={t('premium.forWhom')}
              chips={[
                ...(ownRefusal === null ? [{ key: 'me' as const, title: t('premium.forMe') }] : []),
                { key: 'gift' as const, title: t('premium.asGift') },
              ]}
              active={isGift ? 'gift' : 'me'}
              onChange={(key) => setIsGift(key === 'gift')}
            />
            {isGift && (
              <Field
                label={t('premium.recipient')}
                error={giftError}
                hint={
                  canBuy ? (
                    <span className={styles.owned} role="status">
                      <Icon name="check" />
                      {t('premium.recipientFound', { name: giftOffer?.recipient?.name ?? '' })}
                    </span>
                  ) : (
                    t('premium.recipientHint')
                  )
                }
              >
                {(control) => (
                  <TextInput
                    {...control}
                    value={name}
                    maxLength={100}
                    autoComplete="off"
                    spellCheck={false}
                    enterKeyHint="go"
                    onKeyDown={goOn}
                    onChange={(event) => draft.setText(event.target.value)}
                  />
                )}
              </Field>
            )}
            {hasPrice && <PriceSummary item={item} offer={offer ?? null} />}
          </>
        ) : (
          <PaymentProgress purchase={purchase} />
        )}
      </div>
    </Dialog>
  )
}
