/**
 * The part of the design system that has state: who is logged in, which language and theme, the server's clock, notices.
 * Host and remotes share one copy of it (`@sanguine/ui/platform`), while components are compiled into each of them.
 */
export { clientVersion } from '../env'
export { embeddedSiteData, type SiteData } from './api/embedded-site-data'
export { errorText, isTemporaryFailure, type Refusal, refusalText, statusOf } from './api/error-text'
export { execute } from './api/execute-operation'
export { loadClient, registerCachePolicies } from './api/load-client'
export { NetworkError } from './api/network-error'
export { registerPersistedDocuments } from './api/persisted-documents'
export {
  embeddedSettings,
  loadPublicSettings,
  type Operator,
  overrideSettings,
  type PublicSettings,
  type SocialLink,
} from './api/public-settings'
export { type CallOptions, request, requestHeaders, send } from './api/request'
export { endSession, retryAfterLogin } from './api/retry-after-login'
export {
  resetClock,
  runAtServerTime,
  serverNow,
  syncClock,
  useCountdown,
  useIsBefore,
  useNow,
} from './api/server-clock'
export { usePublicSettings } from './api/use-public-settings'
export { watchClock } from './api/watch-clock'
export { installation, isAppleTouch, isInstalled, useInstallable } from './browser/installation'
export { useMediaQuery } from './browser/media-query'
export { holdNotices, useNoticeContainer } from './browser/notice-container'
export { page } from './browser/page'
export { focusFirstOf, partsAround, passFocus } from './browser/pass-focus'
export { storage } from './browser/storage'
export { createStore, type Store, useStore } from './browser/store'
export { scrollToCenter, useCenterPressedButton } from './browser/use-center-pressed-button'
export { useFocusWhen } from './browser/use-focus-when'
export { whenIdle } from './browser/when-idle'
export { followEvents } from './events/follow-events'
export type { EventFollower, SiteEvent } from './events/site-event'
export { formatMessage, type MessageValues } from './i18n/format-message'
export { dateTimeFormat, numberFormat } from './i18n/intl-formats'
export {
  currentLanguage,
  initLanguage,
  type Language,
  languageKey,
  languages,
  setLanguage,
  useLanguage,
} from './i18n/language'
export { type Catalogue, defineMessages, type Messages, type Translate, translate, useMessages } from './i18n/messages'
export { uiMessages } from './i18n/ui-messages'
export { loginOrigin } from './navigation/login-origin'
export { addNavigationGuard, canNavigate, type NavigationGuard } from './navigation/navigation-guard'
export {
  type MenuLink,
  type NavigationEntry,
  type NavigationGroup,
  type RemoteHost,
  RemoteHostContext,
  useRemoteHost,
} from './navigation/remote-host'
export { SiteRouter } from './navigation/site-router'
export {
  type ImageAnimation,
  imageAnimationKey,
  setImageAnimation,
  useImageAnimation,
} from './preferences/image-animation'
export { useReducedMotion } from './preferences/reduced-motion'
export { initTheme, setTheme, type Theme, themeKey, useDarkPage, useTheme } from './preferences/theme'
export { drafts } from './session/drafts'
export { newPasswordFault } from './session/new-password'
export { type LoginRequest, renewal, useLoginRequest } from './session/renewal'
export { type Permission, type Role, readToken, session, tokenKey, useViewer, type Viewer } from './session/session'
export { hmacSha256Hex, sha256Hex } from './session/sha256'
export { useUnsavedFields, useUnsavedInput } from './session/unsaved-input'
export { actionToastDuration, type Toast, type ToastAction, toast, toastDuration, toasts } from './toasts/toasts'
