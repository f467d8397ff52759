import { loadSettings, type Settings, settingsOfPage } from '@sanguine/ui'
import { useEffect, useState } from 'react'

/** The public settings when they have arrived; undefined before, null when they did not come. */
export function useSettings(): Settings | null | undefined {
  const [settings, setSettings] = useState<Settings | null | undefined>(settingsOfPage)
  const isMissing = settings === undefined
  useEffect(() => {
    if (isMissing) loadSettings().then(setSettings, () => setSettings(null))
  }, [isMissing])
  return settings
}
