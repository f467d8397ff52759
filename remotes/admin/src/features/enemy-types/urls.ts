import { sectionUrls } from '../../frame/urls'

export const enemyTypeUrls = sectionUrls('enemyTypes')
