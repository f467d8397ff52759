import {
  currentLanguage,
  initLanguage,
  initTheme,
  installation,
  session,
  toast,
  translate,
  uiMessages,
} from '@sanguine/ui/platform'

/** Reads theme, language and session. To be called once, before anything is drawn. */
export function initPlatform(): void {
  installation.init()
  initTheme()
  initLanguage()
  session.init()
  if (session.takeEnded()) void tellEnded()
}

/** Waits for the texts of the page's language, which come after this. */
async function tellEnded(): Promise<void> {
  await uiMessages.catalogue(currentLanguage())
  toast.error(translate(uiMessages, 'error.sessionEnded'))
}
