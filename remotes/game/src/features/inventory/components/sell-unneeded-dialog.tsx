import { useQuery } from '@apollo/client/react'
import { Button, Dialog, EmptyState, formatAmount, Icon, Image, useIsShown } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import {
  type GameCurrencyFragment,
  GameInventoryNowDocument,
  GameSellItemsDocument,
} from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { useAction } from '../../../shared/player/use-action'
import type { InventoryEntry } from '../inventory-view'
import styles from './sell-unneeded-dialog.module.css'

/** Lines that one sale takes; what is left can be sold by another. */
const maxLines = 200

/** The refunds of several items together, by currency. */
function totalOf(entries: readonly InventoryEntry[]): readonly GameCurrencyFragment[] {
  const total = new Map<string, GameCurrencyFragment>()
  for (const { item, unneeded } of entries)
    for (const { currency, amount } of item.refund)
      total.set(currency.id, { currency, amount: (total.get(currency.id)?.amount ?? 0) + amount * unneeded })
  return [...total.values()]
}

/** Lists what can be sold without being missed, each line with its refund, and sells the ticked lines at once. */
export function SellUnneededDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(gameMessages)
  const isShown = useIsShown()
  // pins and locks change what is needed, so what was read before they did is not offered for sale
  const { data, error, refetch } = useQuery(GameInventoryNowDocument, { fetchPolicy: 'network-only' })
  const inventory = data?.me?.inventory
  const { run, isRunning } = useAction(GameSellItemsDocument, 'coin')
  const [keptIds, setKeptIds] = useState<ReadonlySet<string>>(new Set())
  const entries = (inventory ?? []).filter(({ unneeded }) => unneeded > 0).slice(0, maxLines)
  const ticked = entries.filter(({ item }) => !keptIds.has(item.id))
  const pieces = ticked.reduce((sum, { unneeded }) => sum + unneeded, 0)
  const coins = (amounts: readonly GameCurrencyFragment[]) =>
    amounts.map(({ currency, amount }) => formatAmount(amount, currency, t.language)).join(', ')
  const toggle = (id: string) => {
    const kept = new Set(keptIds)
    if (!kept.delete(id)) kept.add(id)
    setKeptIds(kept)
  }
  const sell = async () => {
    if (ticked.length === 0) return
    const lines = ticked.map(({ item, unneeded }) => ({ itemId: item.id, amount: unneeded }))
    const payload = await run({ input: { lines } })
    if (!payload?.sold) return
    const { items, pieces: sold, received } = payload.sold
    toast.success(t('inventory.unneeded.sold', { pieces: sold, items, coins: coins(received) }))
    // A player who closed this dialog before the answer may have opened another.
    if (isShown()) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('inventory.unneeded.title')}
      description={inventory && entries.length === 0 ? undefined : t('inventory.unneeded.text')}
      actions={
        <>
          {ticked.length > 0 && (
            <p role="status" className={styles.total}>
              {t('inventory.unneeded.total', { coins: coins(totalOf(ticked)) })}
            </p>
          )}
          <Button onClick={onClose}>{t('inventory.cancel')}</Button>
          {entries.length > 0 && (
            <Button variant="blood" busy={isRunning} aria-disabled={ticked.length === 0} onClick={() => void sell()}>
              {ticked.length > 0 ? t('inventory.unneeded.confirm', { pieces }) : t('inventory.sell')}
            </Button>
          )}
        </>
      }
    >
      {!inventory && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={4} height={48} />}
      {inventory && entries.length === 0 && (
        <EmptyState isPart icon={<Icon name="loot" />} title={t('inventory.unneeded.none')}>
          <p>{t('inventory.unneeded.noneText')}</p>
        </EmptyState>
      )}
      {entries.length > 0 && (
        <ul className={styles.lines}>
          {entries.map(({ item, unneeded, amount }) => (
            <li key={item.id}>
              <label className={styles.line}>
                <input type="checkbox" checked={!keptIds.has(item.id)} onChange={() => toggle(item.id)} />
                <Image imageId={item.image?.id} variant="thumb" alt="" width={36} />
                <span className={styles.name}>{item.name}</span>
                <span className={styles.amount}>
                  {unneeded < amount
                    ? t('inventory.unneeded.some', { unneeded, amount })
                    : t('inventory.amount', { amount })}
                </span>
                <b className={styles.refund}>
                  {coins(item.refund.map((refund) => ({ ...refund, amount: refund.amount * unneeded })))}
                </b>
              </label>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
