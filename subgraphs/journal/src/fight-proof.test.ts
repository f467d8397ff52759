import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { type Hashes, readFightProof, verifyFight } from '@sanguine/rules'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

const hashes: Hashes = {
  sha256: async (text) => createHash('sha256').update(text).digest('hex'),
  hmacSha256: async (key, text) => createHmac('sha256', key).update(text).digest('hex'),
}

async function statusesOf(document: string): Promise<readonly string[]> {
  const result = readFightProof(document)
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return (await verifyFight(result.read, hashes)).map(({ status }) => status)
}

const proofDocument = 'query ($token: String!) { sharedFight(token: $token) { proof { status seedHash document } } }'
const proofOf = async (link: string) =>
  (await gateway.graphql(proofDocument, { token: link })).data.sharedFight?.proof ?? null

/** Hunts once and shares the fight. */
async function shareOne(token: string) {
  await gateway.rest('/Game/quickhunt', { token })
  gateway.advance(600_000)
  const source = '{ journal(first: 20) { nodes { __typename id ... on CombatEntry { number } } } }'
  const { data } = await gateway.graphql(source, {}, token)
  const [{ id: entryId, number }] = data.journal.nodes.filter(
    ({ __typename }: { readonly __typename: string }) => __typename === 'CombatEntry',
  )
  const share = 'mutation ($input: ShareFightInput!) { shareFight(input: $input) { fight { link { token } } } }'
  const shared = await gateway.graphql(share, { input: { entryId } }, token)
  const link: string = shared.data.shareFight.fight.link.token
  return { entryId, number, link }
}

describe('the proof of a shared fight', () => {
  test('is valid and hides the server seed until its hunter reveals it; then everything can be checked', async () => {
    const token = await gateway.player('Abraham')
    const { seedHash } = (await gateway.rest('/game/fairness', { token })).body
    const { link, number } = await shareOne(token)
    const before = await proofOf(link)
    expect(before).toMatchObject({ status: 'HIDDEN', seedHash })
    expect(JSON.parse(before.document)).toMatchObject({ number, seedHash, serverSeed: null, clientSeed: '' })
    const passed = Array.from({ length: 5 }, () => 'passed')
    expect(await statusesOf(before.document)).toEqual(['passed', 'hidden', 'hidden', ...passed])

    await gateway.rest('POST /game/rotateSeed', { token, form: { clientSeed: 'mine' } })
    const after = await proofOf(link)
    expect(after).toMatchObject({ status: 'REVEALED', seedHash })
    expect(await statusesOf(after.document)).toEqual(['passed', 'passed', 'passed', ...passed])
  })

  test('is the same by REST, and a 404 for a link that was revoked or never existed', async () => {
    const token = await gateway.player('Lucy')
    const { link, entryId } = await shareOne(token)
    const { status, body } = await gateway.rest(`/Fair/${link}`)
    expect(status).toBe(200)
    expect(body).toEqual(JSON.parse((await proofOf(link)).document))
    const revoke = 'mutation ($input: RevokeFightLinkInput!) { revokeFightLink(input: $input) { userErrors { code } } }'
    await gateway.graphql(revoke, { input: { entryId } }, token)
    for (const unknown of [link, '0'.repeat(32), 'x']) {
      const refused = await gateway.rest(`/Fair/${unknown}`)
      expect([refused.status, await proofOf(unknown)]).toEqual([404, null])
    }
  })

  test('contains neither the purse nor an id of the account', async () => {
    const token = await gateway.player('Jonathan')
    const { link } = await shareOne(token)
    const { data } = await gateway.graphql('{ viewer { id } }', {}, token)
    const { body, text } = await gateway.rest(`/Fair/${link}`)
    expect(body.attacker.gold).toBe(0)
    expect(text).not.toContain(data.viewer.id)
  })

  test('of a seed that is no longer stored shows that, and is valid in everything else', async () => {
    const token = await gateway.player('Arthur')
    const { link } = await shareOne(token)
    for (let times = 0; times < 11; times++) {
      await gateway.rest('POST /game/rotateSeed', { token, form: {} })
      await gateway.rest('/Game/quickhunt', { token })
      gateway.advance(600_000)
    }
    const proof = await proofOf(link)
    expect(proof).toMatchObject({ status: 'FORGOTTEN', seedHash: null })
    expect(await statusesOf(proof.document)).toEqual([
      'passed',
      'forgotten',
      'forgotten',
      ...Array.from({ length: 5 }, () => 'passed'),
    ])
  })
})

describe('the preview image of a shared fight', () => {
  test('has 1200 × 630 pixels in both languages, needs no key, and can be cached', async () => {
    const token = await gateway.player('Quincey')
    const { link } = await shareOne(token)
    const address = `${gateway.url}/api/fair/${link}/card`
    const card = await fetch(address)
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
    const bytes = Buffer.from(await card.arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    const etag = card.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const german = await fetch(`${address}?language=de`)
    expect([german.status, german.headers.get('etag') === etag]).toEqual([200, false])
    expect((await fetch(`${address}?language=fr`)).status).toBe(400)
  })

  test('changes when the seed is revealed, and is a 404 without the link', async () => {
    const token = await gateway.player('Renfield')
    const { link, entryId } = await shareOne(token)
    const address = `${gateway.url}/api/fair/${link}/card`
    const etag = async () => (await fetch(address)).headers.get('etag')
    const before = await etag()
    await gateway.rest('POST /game/rotateSeed', { token, form: {} })
    expect(await etag()).not.toBe(before)
    const revoke = 'mutation ($input: RevokeFightLinkInput!) { revokeFightLink(input: $input) { userErrors { code } } }'
    await gateway.graphql(revoke, { input: { entryId } }, token)
    expect((await fetch(address)).status).toBe(404)
  })

  test('is referenced with its texts in the page of the link', async () => {
    const token = await gateway.player('Mina')
    const { link } = await shareOne(token)
    const page = (path: string, language = 'en') =>
      fetch(`${gateway.url}${path}`, { headers: { Accept: 'text/html', 'Accept-Language': language } })
    for (const folder of ['/fair/', '/fight/']) {
      const shared = await page(`${folder}${link}`, 'de')
      expect(shared.headers.get('x-robots-tag')).toBe('noindex')
      const html = await shared.text()
      expect(html).toContain(`/api/fair/${link}/card?language=de">`)
      expect(html).toMatch(/<meta property="og:title" content="Mina – .+: (Sieg|Unentschieden|Niederlage)"/)
    }
    expect(await (await page(`/fair/${'0'.repeat(32)}`)).text()).toContain('/share-card.jpg">')
  })
})
