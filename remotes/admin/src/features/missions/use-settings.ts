import { useMutation, useQuery } from '@apollo/client/react'
import { errorText, toast, useMessages } from '@sanguine/ui/platform'
import {
  AdminDeleteSettingDocument,
  AdminMissionSettingsDocument,
  type AdminMissionSettingsQuery,
  AdminSaveSettingDocument,
} from '../../generated/documents'
import { adminMessages } from '../../i18n/messages'
import { RecordRefusal } from '../../shared/records/record-refusal'
import type { Loaded } from '../../shared/records/use-records'

type SettingKey = 'ForceMissionHuntingGround' | 'autoHuntBacklogHours'

export interface MissionSettings {
  readonly loaded: Loaded<AdminMissionSettingsQuery>
  /** Sets a key, or with null deletes its setting. Shows a notice of the result. */
  readonly save: (key: SettingKey, value: string | null) => Promise<void>
}

/** Of a form for some of the settings. */
export type SettingsFormProps = Pick<MissionSettings, 'save'> & { readonly data: AdminMissionSettingsQuery }

/** The settings of missions and auto-hunts, with the regions and hunting grounds to choose from. */
export function useSettings(): MissionSettings {
  const t = useMessages(adminMessages)
  const {
    data: current,
    previousData,
    error,
    refetch,
  } = useQuery(AdminMissionSettingsDocument, { fetchPolicy: 'network-only' })
  const data = current ?? previousData
  const [saveSetting] = useMutation(AdminSaveSettingDocument)
  const [deleteSetting] = useMutation(AdminDeleteSettingDocument)

  async function send(key: SettingKey, value: string | null): Promise<void> {
    const set = data?.settings.find((setting) => setting.key === key)
    if (value === null && !set) return
    const result =
      value === null && set
        ? await deleteSetting({ variables: { id: set.id } })
        : await saveSetting({ variables: { key, value: value ?? '' } })
    const [refusal] = result.data?.payload.userErrors ?? []
    if (refusal) throw new RecordRefusal(refusal)
  }

  return {
    loaded: { data, error, retry: () => void refetch() },
    save: async (key, value) => {
      try {
        await send(key, value)
        toast.success(t('setting.saved'))
      } catch (failure) {
        toast.error(failure instanceof RecordRefusal ? failure.sentence : errorText(failure))
      }
      // A failure of the reload is shown by the page, from `loaded.error`.
      await refetch().catch(() => undefined)
    },
  }
}

export const settingOf = (data: AdminMissionSettingsQuery, key: SettingKey): string | undefined =>
  data.settings.find((setting) => setting.key === key)?.value
