import { invalidField } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'

const WEB = /^https?:\/\/[^\s/]/i
const ANY_SCHEME = /^[a-z][a-z\d+.-]*:/i
const HOST_AND_PORT = /^[\w-]+(\.[\w-]+)+:\d{1,5}([/?#]|$)/
/** Schemes that execute or show their own content. */
const OWN_CONTENT = /^(javascript|vbscript|data|blob|file|about|view-source):/i
/** Control and format characters: browsers ignore some in schemes (`java<tab>script:`), and direction marks disguise a link. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u
/** A user name before the host disguises the site. */
const USER_BEFORE_HOST = /^[^\s/?#]*@|\/\/[^\s/?#]*@/
/** A relative URL, or one that browsers read as another host. */
const WITHOUT_HOST = /^[/\\]/

/**
 * Validates the link of a class or event: a web URL, or text that clients show as text (decisions 37 and 56). Rejects
 * anything that a client might treat as another kind of link.
 */
export function parseLink(link: string): string {
  const isText = /\s/.test(link) && !WEB.test(link)
  const isHarmful = [HIDDEN, OWN_CONTENT, USER_BEFORE_HOST, WITHOUT_HOST].some((pattern) => pattern.test(link))
  const isOtherScheme = ANY_SCHEME.test(link) && !WEB.test(link) && !HOST_AND_PORT.test(link)
  if (isHarmful || (isOtherScheme && !isText)) {
    throw invalidField('link', message('The link must start with https:// or http://.'))
  }
  return link
}
