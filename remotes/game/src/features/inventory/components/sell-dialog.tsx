import { Button, Dialog, Field, formatAmount, NumberInput, type NumberInputValue, useIsShown } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useId, useState } from 'react'
import { type GameInventoryFragment, GameSellDocument } from '../../../generated/documents'
import { type GameMessage, gameMessages } from '../../../shared/i18n/messages'
import { onEnter } from '../../../shared/on-enter'
import { useAction } from '../../../shared/player/use-action'
import styles from './sell-dialog.module.css'

/** The message key of the error in an amount, of which at most `free` can be sold; null for a valid amount. */
function amountProblem(amount: NumberInputValue, free: number): GameMessage | null {
  if (free === 0) return 'inventory.sell.allWorn'
  if (amount === null) return 'inventory.sell.empty'
  if (typeof amount === 'string') return 'inventory.sell.notWhole'
  if (amount <= 0) return 'inventory.sell.zero'
  return amount > free ? 'inventory.sell.tooMany' : null
}

/** Asks how many of an item to sell and shows the refund. */
export function SellDialog({
  entry,
  onClose,
}: {
  readonly entry: GameInventoryFragment['inventory'][number]
  readonly onClose: () => void
}) {
  const t = useMessages(gameMessages)
  const ofId = useId()
  const isShown = useIsShown()
  const { run, isRunning } = useAction(GameSellDocument, 'coin')
  const free = entry.spare
  const [typed, setTyped] = useState<NumberInputValue>(1)
  const problem = amountProblem(typed, free)
  const amount = problem ? 0 : Number(typed)
  const sell = async () => {
    if (problem || isRunning) return
    if (!(await run({ input: { itemId: entry.item.id, amount } }))) return
    toast.success(t('inventory.sold'))
    // A player who closed this dialog before the answer may have opened another.
    if (isShown()) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('inventory.sell.title', { name: entry.item.name })}
      description={free < entry.amount ? t('inventory.sell.notWorn', { free, amount: entry.amount }) : undefined}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{t('inventory.cancel')}</Button>
          <Button variant="blood" busy={isRunning} aria-disabled={problem !== null} onClick={() => void sell()}>
            {problem ? t('inventory.sell') : t('inventory.sell.confirm', { amount })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Field label={t('inventory.sell.amount')} error={problem ? t(problem, { free }) : undefined}>
          {(control) => (
            <div className={styles.amount}>
              <NumberInput
                {...control}
                aria-describedby={[ofId, control['aria-describedby']].filter(Boolean).join(' ')}
                min={1}
                max={free}
                value={typed}
                onValueChange={setTyped}
                onKeyDown={onEnter(() => void sell())}
              />
              <span id={ofId}>{t('inventory.sell.of', { free })}</span>
              <Button aria-disabled={free === 0} onClick={() => setTyped(free)}>
                {t('inventory.sell.all')}
              </Button>
            </div>
          )}
        </Field>
        <p className={styles.refund}>
          <span>{t('inventory.sell.for')}</span>
          <b>
            {entry.item.refund
              .map((refund) => formatAmount(refund.amount * amount, refund.currency, t.language))
              .join(', ')}
          </b>
        </p>
      </div>
      {entry.neededForCollection && amount === entry.amount && (
        <p role="status">
          {t('inventory.sell.wantedBy', { item: entry.item.name, collection: entry.neededForCollection.name })}
        </p>
      )}
    </Dialog>
  )
}
