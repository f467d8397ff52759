interface Named {
  readonly id: string
  readonly name: string
}

/** Options of a select over records, after one for none. */
export const selectOptions = (records: readonly Named[], none: string) => [
  { value: '', label: none },
  ...records.map(({ id, name }) => ({ value: id, label: name })),
]
