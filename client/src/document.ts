/** What a document takes and gives, for the compiler alone: as `@graphql-typed-document-node/core` has it. */
export interface DocumentTypeDecoration<Result, Variables> {
  __apiType?: (variables: Variables) => Result;
}
