import { initLanguage, initTheme, session, toast, translate, uiMessages } from '@sanguine/ui/platform'

/** Reads theme, language and session. To be called once, before anything is drawn. */
export function initPlatform(): void {
  initTheme()
  initLanguage()
  session.init()
  if (session.takeEnded()) toast.error(translate(uiMessages, 'error.sessionEnded'))
}
