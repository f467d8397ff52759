import { toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import type { Incident } from './incidents/view-incidents'
import { deleteIncidentUpdate, editIncidentUpdate, postIncidentUpdate } from './operations/manage-incident-updates'
import { createIncident, deleteIncident, updateIncident } from './operations/manage-incidents'
import { readSiteStatus } from './operations/read-site-status'

const withIncident = (incident: Incident | null) => ({ incident })

export const resolvers = {
  Query: { siteStatus: (_root, _args, context) => readSiteStatus(context) },
  Mutation: {
    createIncident: async (_root, { input }, context) => toPayload(await createIncident(context, input), withIncident),
    updateIncident: async (_root, { input }, context) => toPayload(await updateIncident(context, input), withIncident),
    deleteIncident: async (_root, { input }, context) =>
      toPayload(await deleteIncident(context, input), (deletedId) => ({ deletedId })),
    postIncidentUpdate: async (_root, { input }, context) =>
      toPayload(await postIncidentUpdate(context, input), withIncident),
    editIncidentUpdate: async (_root, { input }, context) =>
      toPayload(await editIncidentUpdate(context, input), withIncident),
    deleteIncidentUpdate: async (_root, { input }, context) =>
      toPayload(await deleteIncidentUpdate(context, input), withIncident),
  },
} satisfies Resolvers
