import { invalidField } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'

const WEB = /^https?:\/\/[^\s/]/i
const ANY_SCHEME = /^[a-z][a-z\d+.-]*:/i
const HOST_AND_PORT = /^[\w-]+(\.[\w-]+)+:\d{1,5}([/?#]|$)/
/** Schemes that run or show what is written in them, whatever follows. */
const OWN_CONTENT = /^(javascript|vbscript|data|blob|file|about|view-source):/i
/** Browsers skip these inside a scheme, so that `java<tab>script:` would run; marks of direction hide where a link leads. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u
/** A name before the host makes one site look like another. */
const USER_BEFORE_HOST = /^[^\s/?#]*@|\/\/[^\s/?#]*@/
/** An address of this very site, or of another that a browser reads into it. */
const WITHOUT_HOST = /^[/\\]/

/**
 * The link of a class or an event as it was typed, for all clients: an address of the web, or text that is none and is
 * shown as text (decisions 37 and 56). What some client might make another kind of link of is refused.
 */
export function parseLink(link: string): string {
  const isText = /\s/.test(link) && !WEB.test(link)
  const isHarmful = [HIDDEN, OWN_CONTENT, USER_BEFORE_HOST, WITHOUT_HOST].some((harm) => harm.test(link))
  const isOtherScheme = ANY_SCHEME.test(link) && !WEB.test(link) && !HOST_AND_PORT.test(link)
  if (isHarmful || (isOtherScheme && !isText)) {
    throw invalidField('link', message('The link must begin with https:// or http://.'))
  }
  return link
}
