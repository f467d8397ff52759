import { useQuery } from '@apollo/client/react'
import {
  Button,
  ControlIcon,
  Dialog,
  Field,
  formatCount,
  Image,
  NumberInput,
  type NumberInputValue,
  Pagination,
  SearchInput,
  Section,
  Skeleton,
  useIsShown,
  useMessages,
} from '@sanguine/ui'
import { refusalText, toast, useUnsavedInput } from '@sanguine/ui/platform'
import { useEffect, useRef, useState } from 'react'
import {
  AdminAddUserItemDocument,
  AdminItemsToGiveDocument,
  AdminRemoveUserItemDocument,
  AdminUserInventoryDocument,
  type AdminUserInventoryQuery,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { PickerDialog } from '../../../shared/form/picker-dialog'
import { LoadNotice } from '../../../shared/records/load-notice'
import { useChangeUser } from '../use-user-calls'
import styles from './inventory-section.module.css'
import type { User } from './user'

/** Entries of a page. */
const itemsPerPage = 40

const debounceMs = 250
const maxAmount = 1_000_000

type Entry = NonNullable<NonNullable<AdminUserInventoryQuery['admin']>['user']>['inventory']['nodes'][number]

/** The item whose amount the dialog changes. */
interface AmountOf {
  readonly itemId: string
  readonly name: string
  /** pieces that are owned; null where pieces are added */
  readonly owned: number | null
}

/** The player's items, forty entries a page, with buttons that add, change and remove pieces. */
export function InventorySection({ user }: { readonly user: User }) {
  const t = useMessages(adminMessages)
  const [search, setSearch] = useState('')
  const [settled, setSettled] = useState('')
  const [page, setPage] = useState(0)
  const [isPicking, setIsPicking] = useState(false)
  const [asked, setAsked] = useState<AmountOf | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(search.trim()), debounceMs)
    return () => window.clearTimeout(timer)
  }, [search])
  const { data, previousData, error, refetch, loading } = useQuery(AdminUserInventoryDocument, {
    variables: {
      id: user.id,
      search: settled,
      first: itemsPerPage,
      after: page === 0 ? null : String(page * itemsPerPage - 1),
    },
    fetchPolicy: 'cache-and-network',
  })
  const inventory = (data ?? previousData)?.admin?.user?.inventory
  /** pieces as they are now: those of the opened dialog may have changed */
  const ownedNow = inventory?.nodes.find(({ item }) => item.id === asked?.itemId)?.amount
  const pageCount = Math.max(1, Math.ceil((inventory?.totalCount ?? 0) / itemsPerPage))
  // the last page may have gone with what was taken away
  if (inventory && !loading && page >= pageCount) setPage(pageCount - 1)
  return (
    <Section title={t('user.inventory')} aside={inventory && t('user.entries', { count: inventory.totalCount })}>
      <div className={styles.tools}>
        <SearchInput
          label={t('user.searchInventory')}
          placeholder={t('user.searchInventory')}
          value={search}
          maxLength={200}
          onChange={(event) => {
            setSearch(event.target.value)
            setPage(0)
          }}
        />
        {user.isChangeable && (
          <Button size="sm" ref={addButton} icon={<ControlIcon name="plus" />} onClick={() => setIsPicking(true)}>
            {t('user.addItem')}
          </Button>
        )}
      </div>
      <LoadNotice loaded={{ data: inventory, error, retry: () => void refetch() }} />
      {!inventory && !error && <Skeleton count={4} height={48} />}
      {inventory && (
        <ul aria-busy={loading}>
          {inventory.nodes.map((entry) => (
            <ItemRow key={entry.item.id} entry={entry} onChange={user.isChangeable ? setAsked : null} />
          ))}
          {inventory.nodes.length === 0 && (
            <li className={styles.none}>{settled ? t('picker.none') : t('user.noItems')}</li>
          )}
        </ul>
      )}
      {pageCount > 1 && (
        <Pagination
          hasPrevious={page > 0}
          hasNext={page < pageCount - 1}
          onPrevious={() => setPage(page - 1)}
          onNext={() => setPage(page + 1)}
        >
          {t('user.page', { page: page + 1, count: pageCount })}
        </Pagination>
      )}
      {isPicking && (
        <ItemPicker
          onClose={() => setIsPicking(false)}
          onPick={(itemId, name) => {
            setIsPicking(false)
            setAsked({ itemId, name, owned: null })
          }}
        />
      )}
      {asked && (
        <AmountDialog
          user={user}
          asked={asked.owned === null ? asked : { ...asked, owned: ownedNow ?? asked.owned }}
          // the picker that it follows is gone
          focusAfter={() => (asked.owned === null ? addButton.current : null)}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  )
}

function ItemRow({
  entry,
  onChange,
}: {
  readonly entry: Entry
  readonly onChange: ((asked: AmountOf) => void) | null
}) {
  const t = useMessages(adminMessages)
  const { item, isRemoved, amount, isEquipped } = entry
  const name = isRemoved ? t('picker.missing', { id: item.id }) : item.name
  return (
    <li className={styles.item}>
      <Image imageId={item.image?.id ?? ''} variant="thumb" alt="" width={38} eager />
      <span className={styles.name}>
        {name}
        {isEquipped && <span className={styles.worn}>{t('user.worn')}</span>}
      </span>
      <span className={styles.amount}>{formatCount(amount, t.language)}</span>
      {onChange && (
        <Button
          size="sm"
          aria-label={t('user.changeAmount', { name })}
          onClick={() => onChange({ itemId: item.id, name, owned: amount })}
        >
          {t('action.change')}
        </Button>
      )}
    </li>
  )
}

/** Loads the items to choose from only once they are asked for. */
function ItemPicker({
  onClose,
  onPick,
}: {
  readonly onClose: () => void
  readonly onPick: (itemId: string, name: string) => void
}) {
  const t = useMessages(adminMessages)
  const { data, error, refetch } = useQuery(AdminItemsToGiveDocument)
  const items = data?.admin?.itemsToGive
  const entries = items?.map(({ id, name, image, itemType }) => ({
    id,
    name,
    imageId: image?.id,
    group: itemType.name,
  }))
  return (
    <PickerDialog
      open
      onClose={onClose}
      title={t('user.pickItem')}
      entries={entries}
      loaded={{ data: items, error, retry: () => void refetch().catch(() => undefined) }}
      onPick={({ id, name }) => onPick(id, name)}
    />
  )
}

/** Asks how many pieces to add, or how many the player has afterwards. */
function AmountDialog({
  user,
  asked: { itemId, name, owned },
  focusAfter,
  onClose,
}: {
  readonly user: User
  readonly asked: AmountOf
  readonly focusAfter: () => HTMLElement | null
  readonly onClose: () => void
}) {
  const t = useMessages(adminMessages)
  const change = useChangeUser()
  const isShown = useIsShown()
  const [typed, setTyped] = useState<NumberInputValue>(owned ?? 1)
  useUnsavedInput(typed !== owned)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function save(amount: NumberInputValue): Promise<void> {
    const min = owned === null ? 1 : 0
    if (typeof amount !== 'number') return setError(t('validation.whole'))
    const delta = amount - (owned ?? 0)
    if (amount < min) return setError(t('validation.min', { limit: min }))
    if (Math.abs(delta) > maxAmount) return setError(t('user.atOnce', { limit: maxAmount }))
    if (delta === 0) return onClose()
    setIsBusy(true)
    const input = { id: user.id, itemId, amount: Math.abs(delta) }
    // An attempt whose answer was lost may have changed the amount: no other may change it again.
    const options = { onceFor: `item ${itemId} of ${user.id}` }
    const changed = await (delta > 0
      ? change(AdminAddUserItemDocument, { input }, options)
      : change(AdminRemoveUserItemDocument, { input }, options))
    setIsBusy(false)
    if (!changed) return
    if (changed.refusal) return setError(refusalText(changed.refusal))
    toast.success(t('user.itemSet', { name, amount: changed.data.payload?.amount ?? 0 }))
    // Staff who closed this dialog before the answer may have opened another.
    if (isShown()) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      focusAfter={focusAfter}
      title={owned === null ? t('action.addNamed', { name }) : name}
      description={owned === null ? undefined : t('user.owned', { amount: owned })}
      width="sm"
      actions={
        <>
          {owned !== null && (
            <Button busy={isBusy} onClick={() => void save(0)}>
              {t('user.removeAll')}
            </Button>
          )}
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="blood" type="submit" form="user-item-amount" busy={isBusy}>
            {owned === null ? t('action.add') : t('action.update')}
          </Button>
        </>
      }
    >
      <form
        id="user-item-amount"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(typed)
        }}
      >
        <Field label={owned === null ? t('user.pieces') : t('user.piecesAfter')} error={error}>
          {(control) => (
            <NumberInput
              {...control}
              min={owned === null ? 1 : 0}
              value={typed}
              onValueChange={(value) => {
                setTyped(value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
