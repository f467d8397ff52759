import { Button, Dialog } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useId, useState } from 'react'
import { type GameInventoryFragment, GameSellDocument } from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import { useAction } from '../../player/use-action'
import styles from './sell-dialog.module.css'

/** How many of an item go, and what comes for them. */
export function SellDialog({
  entry,
  onClose,
}: {
  readonly entry: GameInventoryFragment['inventory'][number]
  readonly onClose: () => void
}) {
  const t = useMessages(gameMessages)
  const id = useId()
  const { run, isRunning } = useAction(GameSellDocument, 'coin')
  const free = entry.equipped ? entry.amount - 1 : entry.amount
  const [text, setText] = useState(String(Math.min(1, free)))
  const amount = /^\d+$/.test(text) ? Number(text) : 0
  const isValid = amount >= 1 && amount <= free
  const sell = async () => {
    if (!isValid) return
    const sold = await run({ itemId: entry.item.id, amount })
    if (!sold) return
    if (sold.message) toast.success(sold.message)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('inventory.sell.title', { name: entry.item.name })}
      description={entry.equipped ? t('inventory.sell.notWorn', { free, amount: entry.amount }) : undefined}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{t('inventory.cancel')}</Button>
          <Button variant="blood" busy={isRunning} aria-disabled={!isValid} onClick={() => void sell()}>
            {t('inventory.sell.confirm', { amount })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <label htmlFor={id}>{t('inventory.sell.amount')}</label>
        <input
          id={id}
          type="number"
          min={1}
          max={free}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && void sell()}
        />
        <span>{t('inventory.sell.for')}</span>
        <b>
          {entry.item.refund
            .map(({ name, value }) => `${(value * (isValid ? amount : 0)).toLocaleString(t.language)} ${name}`)
            .join(', ')}
        </b>
      </div>
      {entry.wantedBy && amount === entry.amount && (
        <p role="status">{t('inventory.sell.wantedBy', { item: entry.item.name, collection: entry.wantedBy })}</p>
      )}
    </Dialog>
  )
}
