import { useEffect, useState } from 'react'

/** As `/graphql/examples.json` lists them. */
interface Example {
  /** the account that may run it: `visitor`, `player`, `admin` */
  readonly group: string
  readonly name: string
  readonly text: string
}

async function loadExamples(): Promise<readonly Example[]> {
  const response = await fetch('/graphql/examples.json')
  if (!response.ok) throw new Error(`The examples could not be loaded (status ${response.status}). Reload the page.`)
  return response.json()
}

const groupTitles: Readonly<Record<string, string>> = {
  visitor: 'Without a login',
  player: 'For players',
  admin: 'For staff',
}

/** The prepared operations by the account that may run them; the chosen one is passed on as its text. */
export function ExampleList({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const [examples, setExamples] = useState<readonly Example[]>([])
  const [error, setError] = useState('')
  useEffect(() => {
    loadExamples().then(setExamples, (reason: unknown) => setError(String(reason)))
  }, [])
  if (error) return <p role="alert">{error}</p>
  return (
    <label>
      Example{' '}
      <select defaultValue="" onChange={({ target }) => onChoose(examples[Number(target.value)]?.text ?? '')}>
        <option value="" disabled>
          Choose…
        </option>
        {[...new Set(examples.map(({ group }) => group))].map((group) => (
          <optgroup key={group} label={groupTitles[group] ?? group}>
            {examples.map(
              (example, index) =>
                example.group === group && (
                  <option key={example.name} value={index}>
                    {example.name}
                  </option>
                ),
            )}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
