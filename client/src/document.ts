/**
 * The types of a document's variables and result. They exist for the compiler only, as in
 * `@graphql-typed-document-node/core`.
 */
export interface DocumentTypeDecoration<Result, Variables> {
  __apiType?: (variables: Variables) => Result;
}
