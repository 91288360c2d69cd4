import { type OperationId, calls, secretParameters } from '@maktab/contract/calls'
import { secretPages } from '../features/auth/resetLinks.ts'

/** What the addresses begin with whose next path part is a secret. */
const beginnings: readonly string[] = [
  ...secretPages.map((page) => `/${page}/`),
  '/calendar/',
  ...(Object.keys(secretParameters) as OperationId[]).flatMap((id) =>
    (secretParameters[id] ?? []).map((name) => `/api${calls[id].path.split(`{${name}}`, 1).join()}`),
  ),
]

/** The addresses that contain a secret, as the log has them. */
export const secretUrls: readonly string[] = beginnings.map((beginning) => `${beginning}…`)

/** Slashes may be doubled, and some clients send the whole address. */
const secrets = new RegExp(`^((?:https?://[^/]*)?(?:${beginnings.join('|').replaceAll('/', '/+')})).+`, 'i')

/** An address as the log may keep it: without its query and without the secrets of its path. */
export function redactUrl(url = ''): string {
  const [path = ''] = url.split('?')
  // Routes read an escaped letter like the letter itself.
  const plain = path.replaceAll(/%([2-7][\da-f])/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  return secrets.test(plain) ? plain.replace(secrets, '$1…') : path
}
