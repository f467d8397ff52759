import { sectionUrls } from '../../frame/urls'

export const rarityUrls = sectionUrls('rarity')
