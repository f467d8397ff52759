import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import type { GameMissingItemFragment } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { shopItemPath } from '../../../shared/player/shops'
import { ItemButton, SourcesButton } from '../../../shared/sources/sources-button'
import { planMessages } from '../plan-messages'

/** The number of wins needed and where, or why there is no estimate. */
function Wins({ missing: { estimate, winsLeft, isDropped } }: { readonly missing: GameMissingItemFragment }) {
  const t = useMessages(planMessages)
  if (!isDropped) return null
  if (!estimate) return <small>{winsLeft === null ? t('closed') : t('winsLeft', { count: winsLeft })}</small>
  const { huntingGround, bait, hunts50, hunts90 } = estimate
  return (
    <small>
      {t('huntAt')}{' '}
      <Link to={`/travel?region=${huntingGround.region.id}#${huntingGround.id}`}>{huntingGround.name}</Link>
      {bait && ` ${t('bait', { bait: bait.name })}`} · {t('wins', { half: hunts50, ninety: hunts90 })}
    </small>
  )
}

interface MissingLineProps {
  readonly missing: GameMissingItemFragment
  /** of the pinned item itself: its name and merchant stand elsewhere */
  readonly isItself?: boolean
}

/** Pieces of an item that are lacking, with where they come from. */
export function MissingLine({ missing, isItself = false }: MissingLineProps) {
  const t = useMessages(planMessages)
  const game = useMessages(gameMessages)
  const { item, amount, merchant } = missing
  return (
    <li>
      {isItself ? (
        <SourcesButton item={item} />
      ) : (
        <>
          {t('amount', { amount })} <ItemButton item={item} /> {t('missing', { amount })}
        </>
      )}
      {merchant && (
        <small>
          {t('sold')} <Link to={shopItemPath(item, amount)}>{game(`merchant.${merchant}`)}</Link>
        </small>
      )}
      <Wins missing={missing} />
    </li>
  )
}
