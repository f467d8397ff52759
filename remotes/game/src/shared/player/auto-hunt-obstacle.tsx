import type { Translate } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { GameMessage } from '../i18n/messages'
import type { Player } from './use-player'

/**
 * The reason why active auto-hunts wait, with a link to the shop that sells the missing item; null if nothing is
 * missing.
 */
export function autoHuntObstacle({ nextAutoHuntAt, autoHunt }: Player, t: Translate<GameMessage>): ReactNode {
  const { isOn, bait, available, reserve } = autoHunt
  if (!isOn) return null
  if (!nextAutoHuntAt)
    return (
      <>
        {t('autoHunt.noRetainer')} <Link to="/crypt">{t('merchant.CRYPT')}</Link>
      </>
    )
  if (available === 0 && reserve > 0) return t('autoHunt.onlyReserve', { reserve })
  if (available) return null
  return (
    <>
      {bait ? t('autoHunt.noChosenBait', { bait: bait.name }) : t('autoHunt.noBait')}{' '}
      <Link to="/jewel?shelf=bait">{t('merchant.JEWEL')}</Link>
    </>
  )
}
