const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+"
const LABEL = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?'
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'i')

/** Whether a text is an email address by the contract’s definition (`format: email`). */
export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}
