/** Nodes are numbers from 0; the edges of node n are numbered `first[n]` to `first[n + 1] - 1` and lead to `to`. */
export interface Graph {
  readonly size: number;
  readonly first: Int32Array;
  readonly to: Int16Array;
}

/** The nodes next to each node, in the order in which they are to be tried. */
export function graphOf(next: readonly (readonly number[])[]): Graph {
  const first = new Int32Array(next.length + 1);
  let edges = 0;
  next.forEach((to, node) => {
    edges += to.length;
    first[node + 1] = edges;
  });
  return { size: next.length, first, to: Int16Array.from(next.flat()) };
}

/** What becomes of those who come to a node: they go on, go no farther, or cannot come. */
export type Entry = 'pass' | 'end' | 'bar';

export interface Trip {
  /** Nodes in which it begins; whatever is there, it may be left. */
  readonly from: readonly number[];
  /** By edge; 0: barred. */
  readonly cost: ArrayLike<number>;
  /** What may be spent in all. */
  readonly max: number;
  /** Asked once of each node that is come to; nodes pass if it is left out. */
  readonly enter?: (node: number) => Entry;
}

/** Where a trip may lead. Of ways equally cheap it is always the same one, whatever lies elsewhere. */
export interface Reach {
  /** Without those it begins in; the nearest first, in the order of their finding. */
  readonly nodes: readonly number[];
  /** By node; -1: out of reach. */
  readonly spent: Int16Array;
  /** By node the one before it on the way; -1: none. */
  readonly via: Int16Array;
}

/** Every node that can be reached by the cheapest way: Dijkstra's search over small whole costs, a list of open nodes for each. */
export function reach(graph: Graph, { from, cost, max, enter }: Trip): Reach {
  const { size, first, to } = graph;
  const spent = new Int16Array(size).fill(-1);
  const via = new Int16Array(size).fill(-1);
  const nodes: number[] = [];
  for (const node of from) spent[node] = 0;
  const open: number[][] = [[...from]];
  for (let mp = 0; mp < open.length; mp++) {
    const here = open[mp] ?? [];
    for (let i = 0; i < here.length; i++) {
      const node = here[i] as number;
      // a cheaper way was found since it was put here
      if (spent[node] !== mp) continue;
      if (mp > 0) {
        // a node is barred or an end once and for all, found out when it is settled
        const entry = enter?.(node) ?? 'pass';
        if (entry === 'bar') {
          spent[node] = BARRED;
          continue;
        }
        nodes.push(node);
        if (entry === 'end') continue;
      }
      for (let edge = first[node] as number; edge < (first[node + 1] as number); edge++) {
        const step = cost[edge] as number;
        const there = mp + step;
        if (step === 0 || there > max) continue;
        const next = to[edge] as number;
        const known = spent[next] as number;
        if (known !== -1 && known <= there) continue;
        spent[next] = there;
        via[next] = node;
        (open[there] ??= []).push(next);
      }
    }
  }
  for (let node = 0; node < size; node++) if (spent[node] === BARRED) spent[node] = via[node] = -1;
  return { nodes, spent, via };
}

/** Below every cost, so that no way to it is ever cheaper. */
const BARRED = -2;

/** The way to a node within reach, from where it begins to there. */
export function wayTo({ via }: Reach, node: number): number[] {
  const way = [node];
  for (let at = via[node] as number; at !== -1; at = via[at] as number) way.push(at);
  return way.reverse();
}

/** By node, 1: joined to one of the sources, through nodes that may be passed. Sources are reached, whatever they are. */
export function flood(
  { size, first, to }: Graph,
  from: readonly number[],
  enter: (node: number) => Entry,
): Uint8Array {
  const reached = new Uint8Array(size);
  const open: number[] = [];
  for (const node of from) {
    reached[node] = 1;
    open.push(node);
  }
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (let edge = first[node] as number; edge < (first[node + 1] as number); edge++) {
      const next = to[edge] as number;
      if (reached[next] === 1) continue;
      const entry = enter(next);
      if (entry === 'bar') continue;
      reached[next] = 1;
      if (entry === 'pass') open.push(next);
    }
  }
  return reached;
}
