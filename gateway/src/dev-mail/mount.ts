import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type App, languages, originalLanguage } from '@sanguine/kernel'
import { outboxOf } from '@sanguine/mail'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import PostalMime from 'postal-mime'
import { limitOpenCalls } from '../server/call-limits'
import { ifMissing } from '../server/if-missing'
import type { DevMailAccess } from './dev-mail-access'
import { isLocalRequest } from './is-local-request'
import { listPage, mailPage, previewPage } from './pages'
import { mailSamples, type PreviewParams, previewFormats, readPreview } from './preview'

export const devMailPath = '/dev/mail'

/** Serves the outbox at `/dev/mail`, and samples of every mail at `/dev/mail/preview`, to callers with access. */
export function mountDevMail(server: FastifyInstance, app: App, access: DevMailAccess): void {
  if (access === 'none') return
  const { settings } = app
  // Each call reads up to two hundred files.
  const limited = { onRequest: limitOpenCalls(app) }
  const outbox = outboxOf(settings.dataDir)
  const mayRead = ({ raw }: FastifyRequest): boolean => access === 'all' || isLocalRequest(raw)
  const names = async () =>
    (await readdir(outbox).catch(ifMissing([])))
      .filter((name) => /^[\w-]+\.eml$/.test(name))
      .sort()
      .reverse()

  server.get(devMailPath, limited, async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound()
    const entries = await Promise.all(
      (await names()).slice(0, 200).map(async (name) => ({ name, mail: await readMail(join(outbox, name)) })),
    )
    return sendPage(reply, listPage(entries))
  })

  server.get<{ Params: { name: string } }>(`${devMailPath}/:name`, limited, async (request, reply) => {
    const { name } = request.params
    if (!mayRead(request) || !(await names()).includes(name)) return reply.callNotFound()
    return sendPage(reply, mailPage(await readMail(join(outbox, name))))
  })

  server.get(`${devMailPath}/preview`, limited, (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound()
    const names = mailSamples.map(({ name, compose }) => ({
      name,
      subject: compose(settings, originalLanguage).subject,
    }))
    return sendPage(reply, previewPage(names, languages, previewFormats))
  })

  server.get<{ Params: PreviewParams }>(`${devMailPath}/preview/:name/:language/:format`, limited, (request, reply) => {
    const preview = mayRead(request) ? readPreview(settings, request.params) : null
    return preview ? sendPage(reply, preview.body, preview.type) : reply.callNotFound()
  })
}

const readMail = async (file: string) => PostalMime.parse(await readFile(file))

const sendPage = (reply: FastifyReply, page: string, type = 'text/html; charset=utf-8'): FastifyReply =>
  reply.header('Cache-Control', 'no-store').type(type).send(page)
