import { useLazyQuery } from '@apollo/client/react'
import { Button, Icon, useIsShown } from '@sanguine/ui'
import { errorText, toast, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { GameLatestFightsDocument, GameShareFightDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { useAction } from '../../../shared/player/use-action'
import type { Combat } from '../use-hunt'

/** A button that makes the link of a fight that is over, and opens the page that has it. */
export function ShareResult({ combat }: { readonly combat: Pick<Combat, 'number'> }) {
  const t = useMessages(gameMessages)
  const navigate = useNavigate()
  const [find] = useLazyQuery(GameLatestFightsDocument, { fetchPolicy: 'no-cache' })
  const { run, isRunning } = useAction(GameShareFightDocument)
  const [isSearching, setIsSearching] = useState(false)
  const findEntryId = async (): Promise<string | null> => {
    setIsSearching(true)
    try {
      const { data, error } = await find()
      if (error) throw error
      const entry = data?.journal.nodes.find(
        (node) => node.__typename === 'CombatEntry' && node.number === combat.number,
      )
      if (!entry) toast.error(t('hunt.share.missing'))
      return entry?.id ?? null
    } catch (error) {
      toast.error(errorText(error))
      return null
    } finally {
      setIsSearching(false)
    }
  }
  const isShown = useIsShown()
  const share = async () => {
    if (isSearching || isRunning) return
    const entryId = await findEntryId()
    if (entryId === null || !(await run({ input: { entryId } }))) return
    // A player who closed the result before the answer is at another fight, or on another page.
    if (isShown()) await navigate(`/journal/fight/${encodeURIComponent(entryId)}#link`)
  }
  return (
    <div>
      <Button size="sm" busy={isSearching || isRunning} icon={<Icon name="link" />} onClick={() => void share()}>
        {t('hunt.share')}
      </Button>
    </div>
  )
}
