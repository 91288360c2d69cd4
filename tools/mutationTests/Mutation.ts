export const kinds = ['route', 'handler', 'form', 'rule', 'guard', 'message', 'contract', 'migration'] as const

type Kind = (typeof kinds)[number]

/** One change of one file that breaks something. It compiles unless the point is that the compiler finds it. */
export type Mutation = {
  /** Unique; `--only` selects by it. */
  name: string
  kind: Kind
  /** Relative to the root of the repository. */
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** What a user would notice. */
  symptom: string
}
