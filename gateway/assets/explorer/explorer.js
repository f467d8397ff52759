/** A page to try the API with. It keeps what was typed in this tab only, and the token nowhere. */
const at = (id) => document.getElementById(id)
async function post(body) {
  const token = at('token').value.trim()
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, answer: await response.json() }
}

async function run(event) {
  event?.preventDefault()
  const started = performance.now()
  at('status').textContent = 'Running'
  try {
    const variables = at('variables').value.trim() ? JSON.parse(at('variables').value) : undefined
    const { status, answer } = await post({ query: at('query').value, variables })
    at('answer').textContent = JSON.stringify(answer, null, 2)
    at('status').textContent = `${status}, ${Math.round(performance.now() - started)} ms`
  } catch (error) {
    at('answer').textContent = String(error)
    at('status').textContent = 'Failed'
  }
}

const introspection = `{ __schema { types { name kind description
  fields(includeDeprecated: true) { name description type { ...type } args { name type { ...type } } }
  inputFields { name description type { ...type } } enumValues { name description } } } }
fragment type on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`

function typeText(type) {
  if (type.kind === 'NON_NULL') return `${typeText(type.ofType)}!`
  return type.kind === 'LIST' ? `[${typeText(type.ofType)}]` : type.name
}

function fieldText({ name, type, args }) {
  const inner = args?.length ? `(${args.map((arg) => `${arg.name}: ${typeText(arg.type)}`).join(', ')})` : ''
  return type ? `${name}${inner}: ${typeText(type)}` : name
}

const element = (tag, text) => Object.assign(document.createElement(tag), { textContent: text })

function typeEntry(type) {
  const entry = document.createElement('details')
  const summary = document.createElement('summary')
  summary.append(element('code', type.name))
  const fields = document.createElement('dl')
  for (const field of [...(type.fields ?? []), ...(type.inputFields ?? []), ...(type.enumValues ?? [])]) {
    const term = document.createElement('dt')
    term.append(element('code', fieldText(field)))
    fields.append(term, element('dd', field.description ?? ''))
  }
  entry.append(summary, element('p', type.description ?? ''), fields)
  return entry
}

async function showSchema() {
  const { answer } = await post({ query: introspection })
  const first = ['Query', 'Mutation']
  const types = answer.data.__schema.types
    .filter(({ name }) => !name.startsWith('__'))
    .sort((a, b) => first.indexOf(b.name) - first.indexOf(a.name) || a.name.localeCompare(b.name))
  const entries = types.map((type) => ({ type, entry: typeEntry(type) }))
  at('schema').append(...entries.map(({ entry }) => entry))
  at('find').addEventListener('input', () => {
    const wanted = at('find').value.trim().toLowerCase()
    for (const { type, entry } of entries) entry.hidden = !JSON.stringify(type).toLowerCase().includes(wanted)
  })
}

/** Lists the examples by who may run them; "me" is shown where nothing was typed yet. */
async function showExamples() {
  const examples = await (await fetch('/graphql/examples.json')).json()
  for (const label of new Set(examples.map(({ group }) => group))) {
    const options = examples.flatMap(({ group, name }, index) => (group === label ? [new Option(name, index)] : []))
    const group = Object.assign(document.createElement('optgroup'), { label })
    group.append(...options)
    at('example').append(group)
  }
  const show = () => {
    const example = examples[at('example').value]
    if (!example) return
    fill('query', example.text)
    fill('variables', '')
  }
  at('example').addEventListener('change', show)
  if (at('query').value) return
  at('example').value = examples.findIndex(({ name }) => name === 'me')
  show()
}

function fill(id, text) {
  at(id).value = text
  sessionStorage.setItem(id, text)
}

for (const id of ['query', 'variables']) {
  at(id).value = sessionStorage.getItem(id) ?? ''
  at(id).addEventListener('input', () => sessionStorage.setItem(id, at(id).value))
}
at('call').addEventListener('submit', run)
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run(event)
})
showExamples().catch((error) => at('answer').append(String(error)))
showSchema().catch((error) => at('schema').append(String(error)))
