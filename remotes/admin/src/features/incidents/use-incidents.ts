import { useMutation, useQuery } from '@apollo/client/react'
import { useMessages } from '@sanguine/ui'
import { errorText, refusalText, toast } from '@sanguine/ui/platform'
import {
  AdminCreateIncidentDocument,
  AdminDeleteIncidentDocument,
  AdminDeleteIncidentUpdateDocument,
  AdminEditIncidentUpdateDocument,
  type AdminIncidentFragment,
  AdminIncidentsDocument,
  AdminPostIncidentUpdateDocument,
  AdminUpdateIncidentDocument,
} from '../../generated/documents'
import { isMessage } from '../../i18n/field-label'
import { type AdminMessage, adminMessages, type Translate } from '../../i18n/messages'
import { useStaffChanges } from '../../shared/changes/staff-changes'
import type { Loaded } from '../../shared/records/use-records'

export type Incident = AdminIncidentFragment

interface LoadedIncidents extends Loaded<readonly Incident[]> {
  readonly reload: () => Promise<void>
}

/** All incidents, as readers get them. They are read again when a colleague changes one. */
export function useIncidents(): LoadedIncidents {
  const { data, previousData, error, refetch } = useQuery(AdminIncidentsDocument, { fetchPolicy: 'network-only' })
  // A failure is shown by the page, from `error`.
  const reload = () =>
    refetch().then(
      () => undefined,
      () => undefined,
    )
  useStaffChanges((change) => {
    if (change === null || change.subject.type === 'INCIDENT') void reload()
  })
  return { data: (data ?? previousData)?.siteStatus.incidents, error, retry: () => void reload(), reload }
}

interface Answer {
  readonly userErrors: readonly Parameters<typeof refusalText>[0][]
}

/** Replaces the name of a field, with which a sentence of the server begins, by the label of the field. */
function withFieldLabel(t: Translate, sentence: string): string {
  const [, name, reason] = /^(\w+): (.+)$/.exec(sentence) ?? []
  const label = `incidents.field.${name}`
  return reason !== undefined && isMessage(label) ? `${t(label)}: ${reason}` : sentence
}

/** The changes of incidents, each made once. A success is shown; the reason of a failure is returned. The incidents are read again. */
export function useIncidentChanges(reload: () => Promise<void>) {
  const t = useMessages(adminMessages)
  const once = { context: { isOnce: true } } as const
  const [create] = useMutation(AdminCreateIncidentDocument, once)
  const [update] = useMutation(AdminUpdateIncidentDocument, once)
  const [remove] = useMutation(AdminDeleteIncidentDocument, once)
  const [post] = useMutation(AdminPostIncidentUpdateDocument, once)
  const [edit] = useMutation(AdminEditIncidentUpdateDocument, once)
  const [removeUpdate] = useMutation(AdminDeleteIncidentUpdateDocument, once)

  /** Takes the mutation with its input, and the text after a success. */
  const run =
    <Input, Payload extends Answer>(
      mutate: (options: { variables: { input: Input } }) => Promise<{ data?: { payload: Payload | null } | undefined }>,
      done: AdminMessage,
    ) =>
    async (input: Input, onSuccess?: (payload: Payload) => void): Promise<string> => {
      try {
        const payload = (await mutate({ variables: { input } })).data?.payload
        const refusal = payload?.userErrors[0]
        if (refusal) return refusalText(refusal)
        toast.success(t(done))
        if (payload) onSuccess?.(payload)
        return ''
      } catch (error) {
        return withFieldLabel(t, errorText(error))
      } finally {
        await reload()
      }
    }
  return {
    create: run(create, 'incidents.created'),
    update: run(update, 'incidents.updated'),
    remove: run(remove, 'incidents.deleted'),
    post: run(post, 'incidents.posted'),
    edit: run(edit, 'incidents.edited'),
    removeUpdate: run(removeUpdate, 'incidents.updateDeleted'),
  }
}

export type IncidentChanges = ReturnType<typeof useIncidentChanges>
