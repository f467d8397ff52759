import { useMutation, useQuery } from '@apollo/client/react'
import { errorText, toast, useMessages } from '@sanguine/ui/platform'
import {
  AdminDeleteSettingDocument,
  AdminMissionSettingsDocument,
  type AdminMissionSettingsQuery,
  AdminSaveSettingDocument,
  type AdminSettingErrorFragment,
  type SettingKey,
} from '../../generated/documents'
import { enumLabel } from '../../i18n/field-label'
import { adminMessages } from '../../i18n/messages'
import type { Loaded } from '../../shared/records/use-records'

type MissionData = NonNullable<AdminMissionSettingsQuery['admin']>

export interface MissionSettings {
  readonly loaded: Loaded<MissionData>
  /** Sets a key, or with null deletes its setting. Shows a notice of the result. */
  readonly save: (key: SettingKey, value: string | null) => Promise<void>
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
  const [saveSetting] = useMutation(AdminSaveSettingDocument)
  const [deleteSetting] = useMutation(AdminDeleteSettingDocument)

  /** Returns why the server refused, or undefined. */
  async function send(key: SettingKey, value: string | null): Promise<AdminSettingErrorFragment | undefined> {
    if (value !== null) {
      const saved = await saveSetting({ variables: { input: { key, value } } })
      return saved.data?.payload?.userErrors[0]
    }
    const id = data?.settings.find((setting) => setting.key === key)?.id
    if (id === undefined) return undefined
    const deleted = await deleteSetting({ variables: { input: { id } } })
    return deleted.data?.payload?.userErrors[0]
  }

  return {
    loaded: { data, error, retry: () => void refetch() },
    save: async (key, value) => {
      try {
        const refusal = await send(key, value)
        if (refusal) toast.error(enumLabel(t, 'setting', refusal.code))
        else toast.success(t('setting.saved'))
      } catch (failure) {
        toast.error(errorText(failure))
      }
      // A failure of the reload is shown by the page, from `loaded.error`.
      await refetch().catch(() => undefined)
    },
  }
}

export const settingOf = (data: MissionData, key: SettingKey): string | undefined =>
  data.settings.find((setting) => setting.key === key)?.value
