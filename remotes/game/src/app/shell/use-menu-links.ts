import { type IconName, isIconName } from '@sanguine/ui'
import { type MenuLink, useRemoteHost } from '@sanguine/ui/platform'

/** The links to pages of other remotes, as they publish them for the menu. */
export const useMenuLinks = (): readonly (MenuLink & { readonly icon: IconName })[] =>
  (useRemoteHost().menu ?? []).map(({ icon = '', ...link }) => ({ ...link, icon: isIconName(icon) ? icon : 'star' }))
