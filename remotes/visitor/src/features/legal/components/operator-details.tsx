import { usePublicSettings } from '@sanguine/ui/platform'

/** The operator of the site according to its settings, or `missing` without one. `#contact` links here. */
export function OperatorDetails({ missing, phone }: { readonly missing: string; readonly phone: string }) {
  const operator = usePublicSettings()?.operator
  if (!operator)
    return (
      <p id="contact" tabIndex={-1}>
        {missing}
      </p>
    )
  return (
    <address id="contact" tabIndex={-1}>
      {[operator.name, ...operator.address].map((line) => (
        <div key={line}>{line}</div>
      ))}
      {operator.email && (
        <div>
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </div>
      )}
      {operator.phone && (
        <div>
          {phone} {operator.phone}
        </div>
      )}
    </address>
  )
}
