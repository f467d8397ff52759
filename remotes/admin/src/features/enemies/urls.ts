import { sectionUrls } from '../../frame/urls'

export const enemyUrls = sectionUrls('enemies')
