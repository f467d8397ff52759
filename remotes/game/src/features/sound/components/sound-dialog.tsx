import { Dialog } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import { SoundPanel } from './sound-panel'

/** Music and sounds on a narrow window. */
export function SoundDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(gameMessages)
  return (
    <Dialog open onClose={onClose} title={t('sound.title')} width="sm">
      <SoundPanel />
    </Dialog>
  )
}
