/** A list of all values of a type: where one is missing the compiler names it, and it takes none that isn’t among them. */
export function allOf<Value extends string>() {
  return <const All extends readonly Value[]>(
    ...all: [Value] extends [All[number]] ? All : Exclude<Value, All[number]>[]
  ): readonly Value[] => all
}
