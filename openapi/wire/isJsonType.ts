/** Whether a part of a form is JSON by its type, whatever its parameters. */
export function isJsonType(type: string | undefined): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type ?? '')
}
