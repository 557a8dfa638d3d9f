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
  /** Asked once of each node that is come to, and asks for no search itself; nodes pass if it is left out. */
  readonly enter?: (node: number) => Entry;
  /** The search may end as soon as the way to that node is found. */
  readonly until?: number | null;
}

/**
 * Where a trip may lead. Of several ways that cost the same, the search always finds the same one, whatever the rest of
 * the graph looks like.
 */
export interface Reach {
  /** Those it begins in, then the nearest first, in the order of their finding. */
  readonly nodes: readonly number[];
  /** What the way to each of them costs. */
  readonly spent: readonly number[];
  /** The place in `nodes` of the one before each of them on the way; -1: it begins there. */
  readonly via: readonly number[];
}

/**
 * The working arrays of a search. The next search writes over them, and nothing in them is read after the search that
 * wrote it. To make new ones would take longer than most searches.
 */
const paper = {
  /** By node; one that was not come to is unknown. */
  spent: new Int16Array(0),
  via: new Int16Array(0),
  place: new Int16Array(0),
  /** Nodes in the order of their finding. */
  found: new Int16Array(0),
  /** By what was spent: nodes, so many of which are of this search. */
  open: [] as number[][],
  opened: [] as number[],
};
const UNKNOWN = -1;
/** A cost below every other, so that no cheaper way to a node is ever found. */
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

/** What a search found, copied out of its working arrays. */
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
 * Every node that can be reached by the cheapest way: Dijkstra's search over small whole costs, a list of open nodes
 * for each.
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
      // a cheaper way was found since it was put here
      if (spent[node] !== mp) continue;
      // a node is barred or an end once and for all, found out when it is settled
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

/** What the way to a node costs; undefined: out of reach. */
export const spentTo = ({ nodes, spent }: Reach, node: number): number | undefined =>
  spent[nodes.indexOf(node)];

/** By node what the way to it costs; Infinity: out of reach. */
export function spentByNode({ size }: Graph, { nodes, spent }: Reach): number[] {
  const all = new Array<number>(size).fill(Infinity);
  nodes.forEach((node, nth) => (all[node] = spent[nth] as number));
  return all;
}

/** The way to a node, from where it begins to there; of one out of reach none. */
export function wayTo({ nodes, via }: Reach, node: number): number[] {
  const way: number[] = [];
  for (let at = nodes.indexOf(node); at !== -1; at = via[at] as number)
    way.push(nodes[at] as number);
  return way.reverse();
}

/**
 * For each node 1 where it is joined to one of the sources through nodes that may be passed, otherwise 0. A source
 * itself is always reached.
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
