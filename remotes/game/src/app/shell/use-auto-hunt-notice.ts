import { toast, useMessages } from '@sanguine/ui/platform'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { gameMessages } from '../../shared/i18n/messages'
import { wornItem } from '../../shared/player/slots'
import type { Player } from '../../shared/player/use-player'

/** The path of the auto-hunt settings. */
const settingsPath = '/equipment#auto-hunts'

/** Says that a retainer hunts by itself and how much bait it leaves, once the first one is equipped, with a way to the settings. */
export function useAutoHuntNotice(player: Player | null | undefined): void {
  const t = useMessages(gameMessages)
  const navigate = useNavigate()
  const retainer = player ? wornItem(player, 'retainer') : undefined
  const before = useRef({ playerId: player?.id, retainer })
  useEffect(() => {
    const { playerId, retainer: last } = before.current
    before.current = { playerId: player?.id, retainer }
    const isFirst = player?.id === playerId && last === null && retainer
    if (!isFirst || !player?.autoHunt.isOn) return
    const text = t('autoHunt.begins', { name: retainer.name, reserve: player.autoHunt.reserve })
    toast.success(text, { label: t('autoHunt.change'), run: () => void navigate(settingsPath) })
  }, [player, retainer, t, navigate])
}
