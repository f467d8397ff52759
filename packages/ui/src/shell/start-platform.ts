import { session, startLanguage, startTheme } from '@sanguine/ui/platform'

/** Reads theme, language and session. To be called once, before anything is drawn. */
export function startPlatform(): void {
  startTheme()
  startLanguage()
  session.start()
}
