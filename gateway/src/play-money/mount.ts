import { type App, readLanguage } from '@sanguine/kernel'
import { providerService, SandboxProvider, sandboxPath } from '@sanguine/payments'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLocalRequest } from '../dev-mail/is-local-request'
import { limitOpenCalls } from '../server/call-limits'
import { approvePage } from './pages'
import type { PlayMoneyAccess } from './play-money-access'

/** Serves the pages that approve payments with play money, to callers with access. */
export function mountPlayMoney(server: FastifyInstance, app: App, access: PlayMoneyAccess): void {
  if (access === 'none') return
  const mayPay = ({ raw }: FastifyRequest): boolean => access === 'all' || isLocalRequest(raw)
  // Each call reads the database.
  const limited = { onRequest: limitOpenCalls(app) }
  const provider = () => {
    const found = app.get(providerService)
    return found instanceof SandboxProvider ? found : null
  }

  server.get<{ Params: { id: string } }>(`${sandboxPath}/:id`, limited, async (request, reply) => {
    const purchase = mayPay(request) ? await provider()?.find(request.params.id) : null
    if (!purchase) return reply.callNotFound()
    const page = approvePage(purchase, readLanguage(request.headers['accept-language']))
    return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(page)
  })

  server.post<{ Params: { id: string }; Body: { decision?: string } | undefined }>(
    `${sandboxPath}/:id`,
    limited,
    async (request, reply) => {
      const { id } = request.params
      const decision = request.body?.decision
      const sandbox = mayPay(request) ? provider() : null
      const purchase = await (decision === 'decline'
        ? sandbox?.declineCard(id)
        : sandbox?.decide(id, decision === 'approve'))
      if (!purchase) return reply.callNotFound()
      return reply.redirect(purchase.status === 'cancelled' ? purchase.cancelUrl : purchase.returnUrl, 303)
    },
  )
}
