import { controlIcons } from '../../icons/icons.generated'
import { IconFrame, type IconFrameProps } from './icon-frame'

export type ControlIconName = keyof typeof controlIcons

/** As `Icon`, for controls only: a page that shows no glyph of the game carries none. */
export function ControlIcon({ name, ...rest }: { readonly name: ControlIconName } & IconFrameProps) {
  return <IconFrame {...rest} body={controlIcons[name]} />
}
