/**
 * The part of the design system that has state: who is logged in, which language and theme, the server's clock, notices.
 * Host and remotes share one copy of it (`@sanguine/ui/platform`), while components are compiled into each of them.
 */
export { clientVersion } from '../env'
export { resetClock, serverNow, syncClock, useCountdown, useNow } from './clock'
export { registerPersistedDocuments } from './documents'
export { errorText, type Refusal, refusalText } from './errors'
export { loadClient, registerCachePolicies } from './graphql'
export { formatMessage, type MessageValues } from './i18n/format-message'
export {
  currentLanguage,
  type Language,
  languageKey,
  languages,
  setLanguage,
  startLanguage,
  useLanguage,
} from './i18n/language'
export { type Catalogue, defineMessages, type Messages, type Translate, translate, useMessages } from './i18n/messages'
export { guardLeaving, type LeaveGuard, mayLeave } from './leave-guard'
export { type Motion, movingPicturesKey, setMovingPictures, useMotion } from './motion'
export { execute } from './operation'
export { page } from './page'
export { callHeaders, NetworkError, request, send } from './request'
export { type Role, readToken, session, tokenKey, useViewer, type Viewer } from './session'
export { loadSettings, presetSettings, type Settings, settingsOfPage } from './settings'
export { sha256Hex } from './sha256'
export { type SiteFacts, siteFacts } from './site-facts'
export { SiteRouter } from './site-router'
export { storage } from './storage'
export { createStore, type Store, useStore } from './store'
export { setTheme, startTheme, type Theme, themeKey, useNight, useTheme } from './theme'
export { type Toast, toast, toastDuration, toasts } from './toasts'
export { uiMessages } from './ui-messages'
export { useFocusWhen } from './use-focus-when'
export { bringToMiddle, usePressedInMiddle } from './use-pressed-in-middle'
