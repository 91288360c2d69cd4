import type { Filled, Pattern } from './Sentence.ts'

type Gaps<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gaps<Rest> : never

/** A sentence with its gaps filled. */
export function fill<Text extends Pattern>(text: Text, values: Record<Gaps<Text>, string | number>): Filled {
  const known = new Map(Object.entries<string | number>(values))
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(known.get(name) ?? '')) as Filled
}
