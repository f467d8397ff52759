import type { History, HistoryEntry } from './history'

type Graph = Map<number, Set<number>>

function connect(graph: Graph, from: number, to: number): void {
  if (from === to) return
  const targets = graph.get(from)
  if (targets) targets.add(to)
  else graph.set(from, new Set([to]))
}

interface Dependencies {
  /** Edges from a write to the next write, and to each read that saw it. */
  direct: Graph
  /** Edges from a read to the write that replaced the read value (anti-dependencies). */
  anti: Graph
}

function dependencies({ entries, finalLists }: History, writers: ReadonlyMap<number, HistoryEntry>): Dependencies {
  const [direct, anti]: [Graph, Graph] = [new Map(), new Map()]
  const writerAt = (list: readonly number[], position: number) => writers.get(list[position] as number)?.id
  for (const list of finalLists.values())
    for (let position = 1; position < list.length; position++) {
      const [before, after] = [writerAt(list, position - 1), writerAt(list, position)]
      if (before !== undefined && after !== undefined) connect(direct, before, after)
    }
  for (const { id, status, operations } of entries) {
    if (status === 'aborted') continue
    for (const operation of operations) {
      if (operation.kind !== 'read') continue
      const final = finalLists.get(operation.key) ?? []
      const foreign = operation.list.filter((value) => writers.get(value)?.id !== id)
      const [seen, next] = [writerAt(final, foreign.length - 1), writerAt(final, foreign.length)]
      if (seen !== undefined) connect(direct, seen, id)
      if (next !== undefined) connect(anti, id, next)
    }
  }
  return { direct, anti }
}

/** Direct edges, and each of them followed by one anti-dependency: under snapshot isolation these have no cycle. */
function composed({ direct, anti }: Dependencies): Graph {
  const graph: Graph = new Map()
  for (const [from, targets] of direct)
    for (const middle of targets) {
      connect(graph, from, middle)
      for (const to of anti.get(middle) ?? []) {
        if (to === from) graph.set(from, (graph.get(from) ?? new Set()).add(from))
        else connect(graph, from, to)
      }
    }
  return graph
}

/** A cycle in a graph, by depth-first search without recursion. */
function findCycle(graph: Graph): number[] | undefined {
  const done = new Set<number>()
  for (const root of graph.keys()) {
    const path: { node: number; rest: Iterator<number> }[] = []
    const onPath = new Set<number>()
    const enter = (node: number) => {
      path.push({ node, rest: (graph.get(node) ?? new Set<number>()).values() })
      onPath.add(node)
    }
    if (!done.has(root)) enter(root)
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { done: isEnd, value } = top.rest.next()
      if (isEnd) {
        done.add(top.node)
        onPath.delete(top.node)
        path.pop()
      } else if (onPath.has(value)) {
        const nodes = path.map(({ node }) => node)
        return [...nodes.slice(nodes.indexOf(value)), value]
      } else if (!done.has(value)) enter(value)
    }
  }
  return undefined
}

/**
 * Transactions that depend on each other in a cycle without two consecutive anti-dependencies. These are write cycles,
 * circular information flow and read skew (G0, G1c, G-single). A cycle with two in a row is write skew, which is
 * allowed.
 */
export function snapshotCycle(history: History, writers: ReadonlyMap<number, HistoryEntry>): number[] | undefined {
  return findCycle(composed(dependencies(history, writers)))
}
