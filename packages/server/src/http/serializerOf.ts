import fastJsonStringify from 'fast-json-stringify'

type Serialize = (answer: unknown) => string

const known = new WeakMap<object, Serialize>()

/** What writes the answers of a schema; it is made once in a process, when the first of them goes out. */
export function createSerializer(schema: object): Serialize {
  return (answer) => {
    const serialize = known.get(schema) ?? fastJsonStringify(schema)
    known.set(schema, serialize)
    return serialize(answer)
  }
}
