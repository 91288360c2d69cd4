const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+"
const LABEL = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?'
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'i')

/** Whether a text is an email address in the sense of the contract (`format: email`). Whether it exists, only an email can tell. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}
