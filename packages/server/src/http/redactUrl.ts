import { type OperationId, calls, secretParameters } from '@maktab/contract/calls'
import { secretPages } from '../features/auth/resetLinks.ts'

/** Prefixes of paths whose next segment is a secret. */
const secretPrefixes: readonly string[] = [
  ...secretPages.map((page) => `/${page}/`),
  '/calendar/',
  ...(Object.keys(secretParameters) as OperationId[]).flatMap((id) =>
    (secretParameters[id] ?? []).map((name) => `/api${calls[id].path.split(`{${name}}`, 1).join()}`),
  ),
]

/** URLs that contain a secret, as they appear in the log. */
export const secretUrls: readonly string[] = secretPrefixes.map((beginning) => `${beginning}…`)

/** Slashes may be doubled, and some clients send the absolute URL. */
const secrets = new RegExp(`^((?:https?://[^/]*)?(?:${secretPrefixes.join('|').replaceAll('/', '/+')})).+`, 'i')

/** A URL for the log: without its query and the secrets in its path. */
export function redactUrl(url = ''): string {
  const [path = ''] = url.split('?')
  // Routes match percent-encoded characters too.
  const plain = path.replaceAll(/%([2-7][\da-f])/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  return secrets.test(plain) ? plain.replace(secrets, '$1…') : path
}
