import { useQuery } from '@apollo/client/react'
import { toast, useMessages } from '@sanguine/ui/platform'
import { GameChangePinsDocument, GamePinsDocument, type PinKind } from '../../generated/documents'
import { gameMessages } from '../i18n/messages'
import { useAction } from '../player/use-action'

/** A thing that can be pinned, with its name. */
export interface Pinnable {
  readonly kind: PinKind
  readonly id: string
  readonly name: string
}

/** The position of a thing among the pins, and the functions that change its pin. */
export interface Pinning {
  /** zero-based; below 0 where it is not pinned */
  readonly place: number
  readonly isChanging: boolean
  readonly pin: () => Promise<void>
  readonly moveUp: () => Promise<void>
  /** offers to undo it */
  readonly unpin: () => Promise<void>
}

/** The pin of a thing; what is pinned is read once for all. */
export function usePin({ kind, id, name }: Pinnable): Pinning {
  const t = useMessages(gameMessages)
  const { data } = useQuery(GamePinsDocument)
  const { run, isRunning } = useAction(GameChangePinsDocument)
  const pins = data?.me?.pins ?? []
  const place = pins.findIndex(({ item, rank }) => (kind === 'ITEM' ? item : rank)?.id === id)
  const change = (isPinned: boolean, to?: number) => run({ input: { kind, id, isPinned, place: to ?? null } })
  return {
    place,
    isChanging: isRunning,
    pin: async () => void (await change(true)),
    moveUp: async () => void (await change(true, place - 1)),
    unpin: async () => {
      if (await change(false))
        toast.success(t('pin.unpinned', { name }), { label: t('pin.undo'), run: () => void change(true, place) })
    },
  }
}
