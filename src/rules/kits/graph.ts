/**
 * A directed graph. Nodes are numbers from 0. The edges of node n have the numbers `first[n]` to `first[n + 1] - 1`,
 * and edge e leads to node `to[e]`.
 */
export interface Graph {
  readonly size: number;
  readonly first: Int32Array;
  readonly to: Int16Array;
}

/** Makes a graph from the neighbours of each node, in the order in which a search tries them. */
export function graphOf(next: readonly (readonly number[])[]): Graph {
  const first = new Int32Array(next.length + 1);
  let edges = 0;
  next.forEach((to, node) => {
    edges += to.length;
    first[node + 1] = edges;
  });
  return { size: next.length, first, to: Int16Array.from(next.flat()) };
}

/** Whether a search passes through a node, ends there, or cannot enter it. */
export type Entry = 'pass' | 'end' | 'bar';

export interface Trip {
  /** Nodes where the search begins. They can always be left; `enter` is not asked about them. */
  readonly from: readonly number[];
  /** Edge -> cost of using it; 0: closed. */
  readonly cost: ArrayLike<number>;
  /** Maximum total cost. */
  readonly max: number;
  /**
   * Called once for each node that is reached. It must not start another search. Left out: every node can be passed.
   */
  readonly enter?: (node: number) => Entry;
  /** The search may stop as soon as it has the cheapest way to this node. */
  readonly until?: number | null;
}

/**
 * Result of a search. Of several ways with the same cost the search always finds the same one, whatever the rest of the
 * graph looks like.
 */
export interface Reach {
  /** The starting nodes, then all nodes reached, the nearest first, in the order in which they were found. */
  readonly nodes: readonly number[];
  /** Cost of the way to each of `nodes`. */
  readonly spent: readonly number[];
  /** For each of `nodes`, the index in `nodes` of the node before it on its way; -1: a starting node. */
  readonly via: readonly number[];
}

/**
 * Working arrays of a search, reused by the next one, which overwrites them. Results are copied out of them. Allocating
 * new arrays would take longer than most searches.
 */
const paper = {
  /** Node -> cost of the cheapest way found so far; `UNKNOWN` for nodes not reached. */
  spent: new Int16Array(0),
  via: new Int16Array(0),
  place: new Int16Array(0),
  /** Nodes in the order in which they were found. */
  found: new Int16Array(0),
  /** Cost -> nodes to be visited at that cost. Only the first `opened[cost]` entries belong to this search. */
  open: [] as number[][],
  opened: [] as number[],
};
const UNKNOWN = -1;
/** Cost of a barred node: lower than any other, so that no cheaper way to the node is ever found. */
const BARRED = -2;

function takePaper(size: number): typeof paper {
  if (paper.spent.length < size)
    for (const key of ['spent', 'via', 'place', 'found'] as const)
      paper[key] = new Int16Array(size);
  paper.spent.fill(UNKNOWN, 0, size);
  paper.opened.fill(0);
  return paper;
}

function putOpen({ open, opened }: typeof paper, mp: number, node: number): void {
  while (opened.length <= mp) {
    open.push([]);
    opened.push(0);
  }
  const nth = opened[mp] as number;
  (open[mp] as number[])[nth] = node;
  opened[mp] = nth + 1;
}

/** Copies the result of a search out of the working arrays. */
function reachOf({ spent, via, place, found }: typeof paper, count: number): Reach {
  const reached = {
    nodes: new Array<number>(count),
    spent: new Array<number>(count),
    via: new Array<number>(count),
  };
  for (let nth = 0; nth < count; nth++) {
    const node = found[nth] as number;
    const before = via[node] as number;
    reached.nodes[nth] = node;
    reached.spent[nth] = spent[node] as number;
    reached.via[nth] = before === -1 ? -1 : (place[before] as number);
  }
  return reached;
}

/**
 * Finds the cheapest way to every node within reach: Dijkstra's algorithm for small integer costs, with one list of
 * open nodes for each cost.
 */
export function reach(graph: Graph, { from, cost, max, enter, until }: Trip): Reach {
  const { size, first, to } = graph;
  const notes = takePaper(size);
  const { spent, via, place, found, open, opened } = notes;
  let count = 0;
  for (const node of from) {
    if (spent[node] === 0) continue;
    spent[node] = 0;
    via[node] = -1;
    putOpen(notes, 0, node);
  }
  for (let mp = 0; mp < opened.length; mp++) {
    const here = open[mp] as number[];
    for (let i = 0; i < (opened[mp] as number); i++) {
      const node = here[i] as number;
      // a cheaper way to the node was found after it was put on this list
      if (spent[node] !== mp) continue;
      // `enter` is asked when a node is settled, and its answer is final
      const entry = mp === 0 || enter === undefined ? 'pass' : enter(node);
      if (entry === 'bar') {
        spent[node] = BARRED;
        continue;
      }
      place[node] = count;
      found[count++] = node;
      if (node === until) return reachOf(notes, count);
      if (entry === 'end') continue;
      for (let edge = first[node] as number; edge < (first[node + 1] as number); edge++) {
        const step = cost[edge] as number;
        const there = mp + step;
        if (step === 0 || there > max) continue;
        const next = to[edge] as number;
        const known = spent[next] as number;
        if (known !== UNKNOWN && known <= there) continue;
        spent[next] = there;
        via[next] = node;
        putOpen(notes, there, next);
      }
    }
  }
  return reachOf(notes, count);
}

/** Cost of the way to a node; undefined: out of reach. */
export const spentTo = ({ nodes, spent }: Reach, node: number): number | undefined =>
  spent[nodes.indexOf(node)];

/** Node -> cost of the way to it; Infinity: out of reach. */
export function spentByNode({ size }: Graph, { nodes, spent }: Reach): number[] {
  const all = new Array<number>(size).fill(Infinity);
  nodes.forEach((node, nth) => (all[node] = spent[nth] as number));
  return all;
}

/** The nodes on the way to a node, from its start to the node itself; empty where it is out of reach. */
export function wayTo({ nodes, via }: Reach, node: number): number[] {
  const way: number[] = [];
  for (let at = nodes.indexOf(node); at !== -1; at = via[at] as number)
    way.push(nodes[at] as number);
  return way.reverse();
}

/**
 * Node -> 1 where it is connected to one of the sources `from` through nodes that can be passed, else 0. A source
 * itself is always 1.
 */
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
