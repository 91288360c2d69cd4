import { invalid } from '../Refusal.ts'

const WEB = /^https?:\/\/[^\s/]/i
const ANY_SCHEME = /^[a-z][a-z\d+.-]*:/i
const HOST_AND_PORT = /^[\w-]+(\.[\w-]+)+:\d{1,5}([/?#]|$)/
/** Browsers skip these inside a scheme, so that `java<tab>script:` would run. */
const CONTROL = /\p{Cc}/u

/** A link as it was typed; only the web's schemes are taken, or none at all (decision 37). */
export function readClassLink(typed: string): string {
  const link = typed.trim()
  if (link === '') throw invalid('link', 'Class link is required')
  const hasNoScheme = !ANY_SCHEME.test(link) || HOST_AND_PORT.test(link)
  if (CONTROL.test(link) || !(hasNoScheme || WEB.test(link))) {
    throw invalid('link', 'The link must begin with https:// or http://.')
  }
  return link
}
