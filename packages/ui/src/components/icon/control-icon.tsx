import { controlIcons } from '../../icons/control-icons.generated'
import { IconFrame, type IconFrameProps } from './icon-frame'

export type ControlIconName = keyof typeof controlIcons

/** Like `Icon`, for controls only. A page without game glyphs does not load them. */
export function ControlIcon({ name, ...rest }: { readonly name: ControlIconName } & IconFrameProps) {
  return <IconFrame {...rest} body={controlIcons[name]} />
}
