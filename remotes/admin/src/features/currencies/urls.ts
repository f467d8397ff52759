import { sectionUrls } from '../../frame/urls'

export const currencyUrls = sectionUrls('currencies')
