import { useMutation, useQuery } from '@apollo/client/react'
import { errorText, toast, useMessages } from '@sanguine/ui/platform'
import {
  AdminMissionSettingsDocument,
  type AdminMissionSettingsQuery,
  AdminUpdateSettingsDocument,
  type UpdateSettingsInput,
} from '../../generated/documents'
import { enumLabel } from '../../i18n/field-label'
import { adminMessages } from '../../i18n/messages'
import type { Loaded } from '../../shared/records/use-records'

type MissionData = NonNullable<AdminMissionSettingsQuery['admin']>

export type Settings = MissionData['settings']

export interface MissionSettings {
  readonly loaded: Loaded<MissionData>
  /**
   * Changes settings; null resets one to its default. Shows a notice of the result, and reads the settings again.
   * @param onSaved called after a success, with what is stored then; null if that is not known
   */
  readonly save: (changes: UpdateSettingsInput, onSaved: (stored: Settings | null) => void) => Promise<void>
}

/** The props of a form for some of the settings. */
export type SettingsFormProps = Pick<MissionSettings, 'save'> & { readonly data: MissionData }

/** The settings of missions and auto-hunts, with the regions and hunting grounds to choose from. */
export function useSettings(): MissionSettings {
  const t = useMessages(adminMessages)
  const {
    data: current,
    previousData,
    error,
    refetch,
  } = useQuery(AdminMissionSettingsDocument, { fetchPolicy: 'network-only' })
  const data = (current ?? previousData)?.admin ?? undefined
  const [updateSettings] = useMutation(AdminUpdateSettingsDocument)
  return {
    loaded: { data, error, retry: () => void refetch() },
    save: async (changes, onSaved) => {
      let isSaved = false
      try {
        const saved = await updateSettings({ variables: { input: changes } })
        const refusal = saved.data?.payload?.userErrors[0]
        if (refusal) toast.error(enumLabel(t, 'setting', refusal.code))
        else {
          isSaved = true
          toast.success(t('setting.saved'))
        }
      } catch (failure) {
        toast.error(errorText(failure))
      }
      // A failure of the reload is shown by the page, from `loaded.error`.
      const after = await refetch().catch(() => null)
      if (isSaved) onSaved(after?.data?.admin?.settings ?? null)
    },
  }
}
