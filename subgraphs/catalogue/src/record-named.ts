/** The record of a problem, a note or a reference. Its kind and id are null for the start of new players. */
export const recordNamed = <Kind extends string>({
  kind,
  id,
}: {
  readonly kind: Kind | 'start'
  readonly id: string
}) => ({
  kind: kind === 'start' ? null : (kind as Exclude<Kind, 'start'>),
  recordId: id || null,
})
