/** Builds a list of all values of a union type. Doesn’t compile if a value is missing or doesn’t belong to the type. */
export function exhaustiveList<Value extends string>() {
  return <const All extends readonly Value[]>(
    ...all: [Value] extends [All[number]] ? All : Exclude<Value, All[number]>[]
  ): readonly Value[] => all
}
