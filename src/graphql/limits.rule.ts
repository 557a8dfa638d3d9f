import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Far beyond what a client of ours asks for, far below what would hurt. */
export const LIMITS = { depth: 12, fields: 600, aliases: 60, roots: 20, tokens: 4000 } as const;

interface Weight {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
}

const NOTHING: Weight = { depth: 0, fields: 0, aliases: 0 };

function beside(a: Weight, b: Weight): Weight {
  return {
    depth: Math.max(a.depth, b.depth),
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
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
    if (node.name.value.startsWith('__')) return { ...NOTHING, fields: 1 };
    return {
      depth: inner.depth + 1,
      fields: inner.fields + 1,
      aliases: inner.aliases + (node.alias ? 1 : 0),
    };
  };
  return weigh;
}

function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((node) => [node.name.value, node]));
}

/** A validation rule: refuses queries that are too deep, too wide or too often the same under other names. */
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
