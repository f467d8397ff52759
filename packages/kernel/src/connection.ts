/** A page of a list, as the Relay connection specification defines it. */
export interface Connection<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[]
  readonly nodes: readonly Node[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
}

/** Whether there are entries before and after the page. */
export interface PageBounds {
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
}

export function toConnection<Node>(
  nodes: readonly Node[],
  cursorOf: (node: Node) => string,
  { hasNextPage, hasPreviousPage }: PageBounds,
): Connection<Node> {
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }))
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null]
  return { edges, nodes, pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor } }
}
