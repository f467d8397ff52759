import { sectionUrls } from '../../frame/urls'

export const itemTypeUrls = sectionUrls('itemTypes')
