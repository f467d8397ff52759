import { controlIcons } from '../../icons/control-icons.generated'
import { gameIcons } from '../../icons/game-icons.generated'
import { rarityIcons } from '../../icons/rarity-icons.generated'
import { IconFrame, type IconFrameProps } from './icon-frame'

const icons = { ...controlIcons, ...gameIcons, ...rarityIcons } as const

export type IconName = keyof typeof icons

/** A game glyph or control icon, 1.25em wide in the text colour. Only `label` gives it an accessible name. */
export function Icon({ name, ...rest }: { readonly name: IconName } & IconFrameProps) {
  return <IconFrame {...rest} body={icons[name]} />
}

/** Whether an icon of that name exists; names from content may be unknown. */
export const isIconName = (name: string): name is IconName => name in icons

/** The icon of a link that another front end published; a star where it names none, or one that this build does not have. */
export const iconOf = (name = ''): IconName => (isIconName(name) ? name : 'star')
