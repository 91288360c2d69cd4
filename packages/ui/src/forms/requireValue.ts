/** What a form has seen to: its schema refuses a blank. */
export function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError('A form was sent without what its schema asks for.')
  return value
}
