import type { Translate } from '@sanguine/ui/platform'
import type { GameMessage } from '../i18n/messages'
import type { Player } from './use-player'

/** The setup in use; undefined only for a player without any, which the server does not send. */
export const activeSetup = ({
  equipmentSets,
  activeEquipmentSetIndex,
}: Player): Player['equipmentSets'][number] | undefined =>
  equipmentSets.find(({ index }) => index === activeEquipmentSetIndex)

/** The title of a setup: its number, and its name if it has one. */
export const setupTitle = (
  { index, name }: { readonly index: number; readonly name: string | null },
  t: Translate<GameMessage>,
): string =>
  name === null ? t('equipment.setup', { number: index + 1 }) : t('equipment.setupNamed', { number: index + 1, name })
