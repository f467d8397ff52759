/** The global parts of a page, once: styles, fonts, notices, the router, and the start of everything stateful. */
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/fonts.css'
import '../styles/fallback-fonts.css'

export { Toaster } from '../components/toaster/toaster'
export { initPlatform } from './init-platform'
