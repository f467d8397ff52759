import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '@sanguine/kernel'
import { outboxOf } from '@sanguine/mail'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import PostalMime from 'postal-mime'
import { ifMissing } from '../server/missing-file'
import type { DevMailAccess } from './dev-mail-access'
import { isLocalRequest } from './is-local-request'
import { listPage, mailPage } from './pages'

export const devMailPath = '/dev/mail'

/** Serves `/dev/mail`, the outbox, to those who may read it. */
export function mountDevMail(server: FastifyInstance, { dataDir }: Settings, access: DevMailAccess): void {
  if (access === 'none') return
  const outbox = outboxOf(dataDir)
  const mayRead = ({ raw }: FastifyRequest): boolean => access === 'all' || isLocalRequest(raw)
  const names = async () =>
    (await readdir(outbox).catch(ifMissing([])))
      .filter((name) => /^[\w-]+\.eml$/.test(name))
      .sort()
      .reverse()

  server.get(devMailPath, async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound()
    const entries = await Promise.all(
      (await names()).slice(0, 200).map(async (name) => ({ name, mail: await readMail(join(outbox, name)) })),
    )
    return sendPage(reply, listPage(entries))
  })

  server.get<{ Params: { name: string } }>(`${devMailPath}/:name`, async (request, reply) => {
    const { name } = request.params
    if (!mayRead(request) || !(await names()).includes(name)) return reply.callNotFound()
    return sendPage(reply, mailPage(await readMail(join(outbox, name))))
  })
}

const readMail = async (file: string) => PostalMime.parse(await readFile(file))

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(page)
