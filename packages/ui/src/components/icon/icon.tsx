import { controlIcons, gameIcons, type IconName, rarityIcons } from '../../icons/icons.generated'
import { IconFrame, type IconFrameProps } from './icon-frame'

const icons: Readonly<Record<IconName, string>> = { ...controlIcons, ...gameIcons, ...rarityIcons }

/** A glyph of the game or a control, 1.25em wide in the colour of the text. Named for readers only by `label`. */
export function Icon({ name, ...rest }: { readonly name: IconName } & IconFrameProps) {
  return <IconFrame {...rest} body={icons[name]} />
}

/** Whether there is an icon of that name, as for names that come from content. */
export const isIconName = (name: string): name is IconName => name in icons
