import { useMutation, useQuery } from '@apollo/client/react'
import { errorText, toast, useMessages } from '@sanguine/ui/platform'
import { RecordRefusal } from '../../frame/record-refusal'
import {
  AdminDeleteSettingDocument,
  AdminMissionSettingsDocument,
  type AdminMissionSettingsQuery,
  AdminSaveSettingDocument,
} from '../../generated/documents'
import { adminMessages } from '../../i18n/messages'

type SettingKey = 'ForceMissionHuntingGround' | 'autoHuntBacklogHours'

export interface MissionSettings {
  readonly data: AdminMissionSettingsQuery | undefined
  readonly error: unknown
  readonly retry: () => void
  /** Sets a key, or with null takes its setting away; tells how it went. */
  readonly save: (key: SettingKey, value: string | null) => Promise<void>
}

/** A form for some of the settings, once they are there. */
export type SettingsFormProps = Pick<MissionSettings, 'save'> & { readonly data: AdminMissionSettingsQuery }

/** What is set for missions and auto-hunts, and the places there are. */
export function useSettings(): MissionSettings {
  const t = useMessages(adminMessages)
  const { data, error, refetch } = useQuery(AdminMissionSettingsDocument, { fetchPolicy: 'network-only' })
  const [saveSetting] = useMutation(AdminSaveSettingDocument)
  const [deleteSetting] = useMutation(AdminDeleteSettingDocument)

  async function send(key: SettingKey, value: string | null): Promise<void> {
    const set = data?.settings.find((setting) => setting.key === key)
    if (value === null && !set) return
    const answer =
      value === null && set
        ? await deleteSetting({ variables: { id: set.id } })
        : await saveSetting({ variables: { key, value: value ?? '' } })
    const [refusal] = answer.data?.payload.userErrors ?? []
    if (refusal) throw new RecordRefusal(refusal)
  }

  return {
    data,
    error: data ? undefined : error,
    retry: () => void refetch(),
    save: async (key, value) => {
      try {
        await send(key, value)
        toast.success(t('setting.saved'))
      } catch (failure) {
        toast.error(failure instanceof RecordRefusal ? failure.sentence : errorText(failure))
      }
      await refetch().catch(() => undefined)
    },
  }
}

export const settingOf = (data: AdminMissionSettingsQuery, key: SettingKey): string | undefined =>
  data.settings.find((setting) => setting.key === key)?.value
