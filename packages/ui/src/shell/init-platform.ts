import {
  currentLanguage,
  initLanguage,
  initTheme,
  installation,
  session,
  toast,
  translate,
  uiMessages,
  watchClock,
} from '@sanguine/ui/platform'

/** Reads theme, language and session, and follows the server's clock. Call it once, before anything is drawn. */
export function initPlatform(): void {
  installation.init()
  initTheme()
  initLanguage()
  session.init()
  watchClock()
  if (session.takeEnded()) void tellEnded()
}

/** Waits for the texts of the page's language, which come after this. */
async function tellEnded(): Promise<void> {
  await uiMessages.catalogue(currentLanguage())
  toast.error(translate(uiMessages, 'error.sessionEnded'))
}
