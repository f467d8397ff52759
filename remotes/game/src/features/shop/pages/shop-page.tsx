import { useQuery } from '@apollo/client/react'
import {
  ButtonLink,
  breakpoints,
  Chip,
  Chips,
  EmptyState,
  formatCount,
  Icon,
  ItemGrid,
  PageTitle,
  Tabs,
} from '@sanguine/ui'
import { useMediaQuery, useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { GameGroundBaitsDocument, GameShopDocument } from '../../../generated/documents'
import { MerchantHeader } from '../../../shared/components/merchant-header'
import { PartFailure } from '../../../shared/components/part-failure'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { shelfName } from '../../../shared/i18n/type-name'
import { PinsFailure } from '../../../shared/plan/pins-failure'
import { baitEffectText } from '../../../shared/player/bait-effect-text'
import type { Shop } from '../../../shared/player/shops'
import type { Player } from '../../../shared/player/use-player'
import { useRefetchOnChange } from '../../../shared/player/use-refetch-on-change'
import { useQueryString } from '../../../shared/use-query-string'
import { ShopCard } from '../components/shop-card'
import { ShopRow } from '../components/shop-row'
import { merchantImages } from '../merchant-images'
import styles from '../shop.module.css'
import type { ShopEntry } from '../shop-entry'
import { byUse, readShopView, type ShopView, shopSorts } from '../shop-view'

interface ShopPageProps {
  readonly player: Player
  readonly shop: Shop
}

/** Whether entries are those of a shelf; false for none. */
const isOfShelf = (entries: readonly ShopEntry[] | undefined, shelf: string): boolean =>
  entries?.[0]?.item.itemType.shortName === shelf

/**
 * The effects of special baits on the player's hunting ground, by bait id; empty on other shelves. Null during loading:
 * a card that grew later would move the cards below.
 */
function useBaitNotes(shelf: string) {
  const t = useMessages(gameMessages)
  const query = useQuery(GameGroundBaitsDocument, { skip: shelf !== 'bait' })
  const { data, loading } = query
  const ground = data?.me?.huntingGround
  const isRead = ground !== undefined || !loading
  const notes = useMemo((): ReadonlyMap<string, string> | null => {
    if (!isRead) return null
    const texts = (ground?.baitEffects ?? []).map((baitEffect): [string, string] => {
      const effect = baitEffectText(baitEffect, t)
      return [baitEffect.item.id, effect && t('bait.at', { effect, ground: ground?.name ?? '' })]
    })
    return new Map(texts)
  }, [ground, isRead, t])
  return { notes, query }
}

interface ShelfProps {
  /** all of the shelf, by required XP in the direction of `sort` */
  readonly offered: readonly ShopEntry[]
  readonly view: ShopView
  /** of the baits that are special on the ground here, by id */
  readonly notes: ReadonlyMap<string, string>
  readonly player: Player
  readonly label: string
  /** stands in for the cards of a shelf just opened, which come behind its tab */
  readonly placeholder: ReactNode
}

/**
 * Keeps a bought item in its place: entries sorted by use keep the order they had when the shelf was opened. The item
 * that a link names is first.
 */
function useOrder({
  offered: entries,
  view: { sort, wantedId },
  player,
  notes,
}: Pick<ShelfProps, 'offered' | 'view' | 'player' | 'notes'>): readonly ShopEntry[] {
  const [places] = useState(() => new Map(byUse(entries, player, notes).map(({ item }, place) => [item.id, place])))
  return useMemo(() => {
    const placeOf = ({ item }: ShopEntry) => (item.id === wantedId ? -1 : (places.get(item.id) ?? places.size))
    return sort === 'use' ? entries.toSorted((a, b) => placeOf(a) - placeOf(b)) : entries
  }, [entries, sort, wantedId, places])
}

/** Scrolls to the item when a link names another item of the open shelf. */
function useTopFor(wantedId: string | null): void {
  const last = useRef(wantedId)
  useEffect(() => {
    if (last.current === wantedId) return
    last.current = wantedId
    if (wantedId) window.scrollTo(0, 0)
  }, [wantedId])
}

/** The line that is open; at first that of the item which a link names. */
function useOpenRow(wantedId: string | null): readonly [id: string | null, toggle: (id: string) => void] {
  const [opened, setOpened] = useState({ id: wantedId, wantedId })
  const id = opened.wantedId === wantedId ? opened.id : wantedId
  return [id, (next) => setOpened({ id: next === id ? null : next, wantedId })]
}

function Shelf({ offered, view, notes, player, label, placeholder }: ShelfProps) {
  const t = useMessages(gameMessages)
  const { onlyAffordable, wantedId } = view
  const isNarrow = useMediaQuery(breakpoints.narrow)
  const [openId, toggle] = useOpenRow(wantedId)
  const ordered = useOrder({ offered, view, player, notes })
  const shelf = useMemo(
    () => ({ entries: ordered.filter(({ refusal }) => !onlyAffordable || refusal === null), notes, player }),
    [ordered, onlyAffordable, notes, player],
  )
  // Cards render after the paint of the input, because each compares itself with the equipped item.
  const shown = useDeferredValue(shelf, null)
  if (!shown) return placeholder
  if (shown.entries.length === 0)
    return (
      <EmptyState icon={<Icon name="bag" />} title={t('shop.empty.title')}>
        <p>{t('shop.empty.text')}</p>
        <ButtonLink to="/hunt" size="sm">
          {t('empty.toHunt')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <ItemGrid label={label} isOfRows={isNarrow}>
      {shown.entries.map((entry) => {
        const { id } = entry.item
        const card = { entry, note: shown.notes.get(id), player: shown.player }
        return isNarrow ? (
          <ShopRow key={id} {...card} isOpen={id === openId} onToggle={() => toggle(id)} />
        ) : (
          <ShopCard key={id} {...card} />
        )
      })}
    </ItemGrid>
  )
}

/** The page of every shop. Shelf, order, filter, quantity and the item that a link names are in the query string. */
export function ShopPage({ player, shop }: ShopPageProps) {
  const t = useMessages(gameMessages)
  const { merchant, shelves } = shop
  const { chosen: chosenQuery, shown, change } = useQueryString()
  const chosen = readShopView(chosenQuery, shop)
  const view = readShopView(shown, shop)
  const { shelf, sort, quantity } = view
  useTopFor(view.wantedId)

  const { data, previousData, error, loading, refetch } = useQuery(GameShopDocument, {
    variables: { merchant, itemType: shelf, quantity, sort: sort === 'desc' ? 'DESCENDING' : 'ASCENDING' },
    fetchPolicy: 'cache-and-network',
  })
  // Coins, materials and XP decide what can be bought.
  useRefetchOnChange(player, refetch)
  const { notes, query: baits } = useBaitNotes(shelf)
  // keeps the shelf while it is read for another quantity or in another order
  const offered = data?.shop ?? (isOfShelf(previousData?.shop, shelf) ? previousData?.shop : undefined)
  const isShown = chosen.shelf === shelf && offered !== undefined && notes !== null

  const tools = (
    <div className={styles.tools}>
      {chosen.quantities.length > 1 && (
        <Chips
          label={t('shop.quantity')}
          chips={chosen.quantities.map((amount) => ({ key: String(amount), title: formatCount(amount, t.language) }))}
          active={String(chosen.quantity)}
          onChange={(key) => change({ quantity: key === '1' ? null : key })}
        />
      )}
      <Chips
        label={t('shop.sort')}
        chips={shopSorts.map((key) => ({ key, title: t(`shop.sort.${key}`) }))}
        active={chosen.sort}
        onChange={(key) => change({ sort: key === 'use' ? null : key })}
      />
      <Chip pressed={chosen.onlyAffordable} onPress={() => change({ affordable: chosen.onlyAffordable ? null : '' })}>
        {t('shop.affordable')}
      </Chip>
    </div>
  )

  const placeholder = (
    <QueryPlaceholder error={error} onRetry={() => void refetch()} count={8} height={260} columnWidth={248} />
  )
  const grid = (
    <div className={styles.shelf} aria-busy={loading}>
      {isShown && (
        <>
          <PinsFailure className={styles.notice} />
          <PartFailure query={baits} title={t('shop.baitEffectsNotLoaded')} className={styles.notice} />
        </>
      )}
      {!isShown && placeholder}
      {isShown && (
        <Shelf
          key={shelf}
          offered={offered}
          view={view}
          notes={notes}
          player={player}
          label={shelfName(t, shelf)}
          placeholder={placeholder}
        />
      )}
    </div>
  )

  return (
    <>
      <PageTitle>{t(`merchant.${merchant}`)}</PageTitle>
      <MerchantHeader
        {...merchantImages[merchant]}
        title={t(`merchant.${merchant}`)}
        line={t(`merchant.${merchant}.line`)}
      />
      {shelves.length > 1 ? (
        <Tabs
          label={t('shop.tabs', { merchant: t(`merchant.${merchant}`) })}
          tabs={shelves.map((key) => ({ key, title: shelfName(t, key) }))}
          active={chosen.shelf}
          onChange={(key) => change({ shelf: key, quantity: null, item: null })}
          tools={tools}
        >
          {grid}
        </Tabs>
      ) : (
        <>
          {tools}
          {grid}
        </>
      )}
    </>
  )
}
