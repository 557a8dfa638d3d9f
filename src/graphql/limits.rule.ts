import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Far beyond what a client of ours asks for, far below what would hurt. */
export const LIMITS = {
  depth: 12,
  fields: 600,
  aliases: 60,
  roots: 20,
  tokens: 4000,
  cost: 20_000,
} as const;

/** List field -> about how many items it brings, and how many at most where `first` says so. */
const LISTS: ReadonlyMap<string, { readonly usual: number; readonly most: number }> = new Map([
  ['rulesets', { usual: 4, most: 4 }],
  ['games', { usual: 20, most: 100 }],
  ['log', { usual: 100, most: 1000 }],
  ['combatReports', { usual: 10, most: 100 }],
  ['choices', { usual: 30, most: 30 }],
  ['clauses', { usual: 150, most: 150 }],
]);

/** Fields that take as much work as so many others. */
const HEAVY: ReadonlyMap<string, number> = new Map([
  ['view', 20],
  ['log', 20],
  ['dice', 20],
  ['record', 500],
]);

interface Weight {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  /** About how many values the answer holds. */
  readonly cost: number;
}

const NOTHING: Weight = { depth: 0, fields: 0, aliases: 0, cost: 0 };

function beside(a: Weight, b: Weight): Weight {
  return {
    depth: Math.max(a.depth, b.depth),
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
    cost: a.cost + b.cost,
  };
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Weighs a selection as if every fragment were written out. Each fragment is weighed once; a cycle weighs nothing. */
function weigher(fragments: Fragments): (selections: SelectionSetNode | undefined) => Weight {
  const known = new Map<string, Weight>();
  const ofFragment = (name: string): Weight => {
    const before = known.get(name);
    if (before) return before;
    known.set(name, NOTHING);
    const weight = weigh(fragments.get(name)?.selectionSet);
    known.set(name, weight);
    return weight;
  };
  const weigh = (set: SelectionSetNode | undefined): Weight =>
    (set?.selections ?? []).map(ofSelection).reduce(beside, NOTHING);
  const ofSelection = (node: SelectionSetNode['selections'][number]): Weight => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    const inner = weigh(node.selectionSet);
    if (node.kind === Kind.INLINE_FRAGMENT) return inner;
    // Introspection is deep by nature and bounded by the schema.
    if (node.name.value.startsWith('__')) return { ...NOTHING, fields: 1, cost: 1 };
    return {
      depth: inner.depth + 1,
      fields: inner.fields + 1,
      aliases: inner.aliases + (node.alias ? 1 : 0),
      cost: (HEAVY.get(node.name.value) ?? 1) + itemsOf(node) * inner.cost,
    };
  };
  return weigh;
}

/** A variable may hold anything, so it counts as the most. */
function itemsOf({ name, arguments: given = [] }: FieldNode): number {
  const list = LISTS.get(name.value);
  if (list === undefined) return 1;
  const first = given.find((argument) => argument.name.value === 'first')?.value;
  if (first === undefined) return list.usual;
  return first.kind === Kind.INT ? Math.min(Math.abs(Number(first.value)), list.most) : list.most;
}

function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((node) => [node.name.value, node]));
}

/** A validation rule: refuses queries that are too deep, too wide, too often the same under other names, or ask for too much at once. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const weigh = weigher(fragmentsOf(context.getDocument()));
  return {
    OperationDefinition(node) {
      const weight = { ...weigh(node.selectionSet), roots: node.selectionSet.selections.length };
      for (const [what, amount] of Object.entries(weight)) {
        const limit = LIMITS[what as keyof typeof weight];
        if (amount > limit) {
          const message = `The query is too large: ${what} ${amount}, at most ${limit}.`;
          context.reportError(new GraphQLError(message, { nodes: node }));
        }
      }
      return false;
    },
  };
}
